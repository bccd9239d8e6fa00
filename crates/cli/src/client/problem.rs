//! What a server, or the endpoints in this process, say no with.

use crate::device::Unsigned;
use crate::failure::{Failure, Kind, kind_of};
use referee::Code;
use serde_json::Value;
use server::ProblemDetails;

/// What a server, or the endpoints in this process, say no with.
pub(super) fn problem(status: http::StatusCode, body: &[u8]) -> Failure {
    let Ok(problem) = serde_json::from_slice::<ProblemDetails>(body) else {
        let kind = kind_of_code("http", status.as_u16());
        return Failure::new(kind, "http", format!("the server answered {status}"));
    };
    let fact = |fact: Option<Value>| fact.unwrap_or_default();
    Failure::new(kind_of_code(&problem.code, status.as_u16()), problem.code, problem.detail)
        .with("clause", problem.clause)
        .with("allowed", problem.allowed)
        .with("needs_dice", fact(problem.needs_dice.and_then(|it| serde_json::to_value(it).ok())))
        .with("since", fact(problem.since.and_then(|it| serde_json::to_value(it).ok())))
}

/// What waits for a device's signature; nothing where it is another no.
///
/// # Errors
/// `foreign_intent`, where something of it is no order.
pub(super) fn to_sign(body: &[u8]) -> Result<Vec<Unsigned>, Failure> {
    let problem = serde_json::from_slice::<ProblemDetails>(body);
    let to_sign = problem.map(|problem| problem.to_sign).unwrap_or_default();
    to_sign.into_iter().map(Unsigned::read).collect()
}

/// The same for a code that came with a problem; rulebooks have codes of their own.
fn kind_of_code(code: &str, status: u16) -> Kind {
    let known = Code::ALL.iter().find(|known| known.text() == code);
    known.map_or_else(
        || match status {
            400 | 413 | 415 => Kind::Usage,
            500.. => Kind::Fault,
            _ => Kind::Refused,
        },
        |code| kind_of(code.class()),
    )
}
