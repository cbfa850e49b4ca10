//! Which commands there are: one table answers `list_commands`, `known_command`, `help` and the look-up itself.

use super::args::Args;
use super::error::GtpError;
use super::reply::{Answer, Stream};

/// A command of a session `S`. A failure must leave nothing half done that [`Session::restore`] does not bring back.
///
/// [`Session::restore`]: super::server::Session::restore
pub type Handler<S> = fn(&mut S, &Args) -> Answer;

/// A command that writes its reply line by line while it runs.
pub type Narrator<S> = fn(&mut S, &Args, &mut Stream<'_>) -> Result<(), GtpError>;

/// One command that works on the session, as `H` does.
#[derive(Debug)]
pub struct Listing<H> {
    /// The name, matched whole.
    pub name: &'static str,
    /// What it does.
    pub run: H,
    /// Arguments and meaning in one line.
    pub help: &'static str,
}

/// A command that answers when it is done.
pub type Entry<S> = Listing<Handler<S>>;

/// A command that tells something while it runs.
pub type Streaming<S> = Listing<Narrator<S>>;

/// The commands of a program: the administrative ones and the families given.
#[derive(Debug)]
pub struct Registry<S: 'static> {
    program: String,
    version: String,
    families: Vec<&'static [Entry<S>]>,
    streams: &'static [Streaming<S>],
}

/// What a name stands for.
pub(super) enum Action<S: 'static> {
    /// Answered from the registry alone.
    Admin(fn(&Registry<S>, &Args) -> Answer),
    /// Answered, and the last thing ever answered.
    Quit,
    /// Works on the session.
    Session(Handler<S>),
    /// Works on the session, and tells something meanwhile.
    Stream(Narrator<S>),
}

/// An administrative command. `protocol_version` comes first because a host starts collecting there.
struct Admin<S: 'static> {
    name: &'static str,
    action: Action<S>,
    help: &'static str,
}

impl<S> Registry<S> {
    /// Joins the families, in this order, and then the streams to the administrative commands of a program.
    pub fn new(
        program: &'static str,
        version: &'static str,
        families: Vec<&'static [Entry<S>]>,
        streams: &'static [Streaming<S>],
    ) -> Self {
        Self {
            program: program.to_owned(),
            version: version.to_owned(),
            families,
            streams,
        }
    }

    /// The same under another name or version, for hosts that go by them.
    #[must_use]
    pub fn posing_as(self, program: Option<String>, version: Option<String>) -> Self {
        Self {
            program: program.unwrap_or(self.program),
            version: version.unwrap_or(self.version),
            ..self
        }
    }

    /// Every name once, in the order of `list_commands`.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.table().map(|(name, _)| name)
    }

    pub(super) fn find(&self, name: &str) -> Option<Action<S>> {
        let admin = Self::ADMIN
            .iter()
            .find(|admin| admin.name == name)
            .map(|admin| admin.action);
        let entry = || self.entries().find(|entry| entry.name == name);
        let stream = || self.streams.iter().find(|stream| stream.name == name);
        admin
            .or_else(|| entry().map(|entry| Action::Session(entry.run)))
            .or_else(|| stream().map(|stream| Action::Stream(stream.run)))
    }

    const ADMIN: &'static [Admin<S>] = &[
        Admin {
            name: "protocol_version",
            action: Action::Admin(|_, _| Ok("2".to_owned())),
            help: "protocol_version: the version of the protocol",
        },
        Admin {
            name: "name",
            action: Action::Admin(|registry, _| Ok(registry.program.clone())),
            help: "name: the name of this program",
        },
        Admin {
            name: "version",
            action: Action::Admin(|registry, _| Ok(registry.version.clone())),
            help: "version: the version of this program",
        },
        Admin {
            name: "known_command",
            action: Action::Admin(|registry, args| Ok(registry.knows(args.get(0)).to_string())),
            help: "known_command NAME: whether there is such a command",
        },
        Admin {
            name: "list_commands",
            action: Action::Admin(|registry, _| Ok(registry.list())),
            help: "list_commands: all commands, one a line",
        },
        Admin {
            name: "help",
            action: Action::Admin(Self::help),
            help: "help [NAME]: all commands, or what one does",
        },
        Admin {
            name: "gogui-interrupt",
            action: Action::Admin(|_, _| Ok(String::new())),
            help: "gogui-interrupt: succeeds, for the comment \"# interrupt\" ends a running command",
        },
        Admin {
            name: "quit",
            action: Action::Quit,
            help: "quit: ends the session",
        },
    ];

    fn knows(&self, name: Option<&str>) -> bool {
        name.is_some_and(|name| self.find(name).is_some())
    }

    fn help(&self, args: &Args) -> Answer {
        match args.get(0) {
            None => Ok(self.list()),
            Some(wanted) => {
                let help = self.table().find(|&(name, _)| name == wanted);
                help.map(|(_, help)| help.to_owned())
                    .ok_or(GtpError::UnknownCommand)
            }
        }
    }

    fn list(&self) -> String {
        self.names().collect::<Vec<_>>().join("\n")
    }

    /// Names with their help, in the order of `list_commands`.
    fn table(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let admin = Self::ADMIN.iter().map(|admin| (admin.name, admin.help));
        let entries = self.entries().map(|entry| (entry.name, entry.help));
        let streams = self.streams.iter().map(|stream| (stream.name, stream.help));
        admin.chain(entries).chain(streams)
    }

    fn entries(&self) -> impl Iterator<Item = &'static Entry<S>> {
        self.families.iter().flat_map(|family| family.iter())
    }
}

impl<S> Clone for Action<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Action<S> {}
