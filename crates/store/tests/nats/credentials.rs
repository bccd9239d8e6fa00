//! What `nsc` makes for a host: an operator, an account for the campaigns and one for the system, and a user of each with a
//! file of credentials.

use data_encoding::BASE64URL_NOPAD;
use nkeys::{KeyPair, KeyPairType};
use serde_json::{Value, json};
use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};
use store::Login;

/// Credentials, and what a server is told of those who give them.
pub(crate) struct Credentials {
    folder: PathBuf,
    /// In place of accounts with passwords.
    pub(crate) told: String,
}

impl Credentials {
    /// Makes them, and writes the files of the users into a folder.
    pub(crate) fn make(folder: &Path) -> Self {
        let operator = pair(KeyPairType::Operator, 1);
        let kind = json!({ "type": "operator", "version": 2 });
        let mut told = format!("operator: {}\n", token(&operator, &operator, "host", kind));
        let mut accounts = String::new();
        for (number, name) in [(2, "system"), (3, "host")] {
            let account = pair(KeyPairType::Account, number);
            let limits = if name == "host" { -1 } else { 0 };
            let kind = json!({ "type": "account", "version": 2, "limits": {
                "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true,
                "conn": -1, "leaf": -1, "mem_storage": limits, "disk_storage": limits, "streams": limits,
                "consumer": limits,
            } });
            let signed = token(&operator, &account, name, kind);
            let _ = writeln!(accounts, "  {}: {signed}", account.public_key());
            if name == "system" {
                let _ = writeln!(told, "system_account: {}", account.public_key());
            }
            let user = pair(KeyPairType::User, number + 10);
            let kind = json!({
                "type": "user", "version": 2, "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1,
            });
            let signed = token(&account, &user, name, kind);
            let file = format!(
                "-----BEGIN NATS USER JWT-----\n{signed}\n------END NATS USER JWT------\n\n\
                 -----BEGIN USER NKEY SEED-----\n{}\n------END USER NKEY SEED------\n",
                user.seed().unwrap()
            );
            fs::write(folder.join(format!("{name}.creds")), file).unwrap();
        }
        let _ = write!(told, "resolver: MEMORY\nresolver_preload {{\n{accounts}}}\n");
        Self { folder: folder.into(), told }
    }

    /// The login of a user: `host` or `system`.
    pub(crate) fn of(&self, name: &str) -> Login {
        Login::Credentials(self.folder.join(format!("{name}.creds")))
    }
}

/// Always the same of the same number.
fn pair(kind: KeyPairType, number: u8) -> KeyPair {
    KeyPair::new_from_raw(kind, [number; 32]).unwrap()
}

/// What `by` says of `of`, as a signed token.
fn token(by: &KeyPair, of: &KeyPair, name: &str, kind: Value) -> String {
    let claims = json!({
        "jti": name, "iat": 1_700_000_000, "iss": by.public_key(), "name": name, "sub": of.public_key(),
        "nats": kind,
    });
    let header = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let encoded = [header, claims].map(|part| BASE64URL_NOPAD.encode(part.to_string().as_bytes()));
    let signed = encoded.join(".");
    let signature = by.sign(signed.as_bytes()).unwrap();
    format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
}
