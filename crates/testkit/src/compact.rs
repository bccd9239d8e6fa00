//! A payload as one short line: `figures=foot-soldier-1+foot-soldier-2 path=4,12>4,13`.

use serde_json::Value;

/// Writes a JSON payload as `key=value` words. Members that say nothing (null, empty) are left out.
#[must_use]
pub fn compact(payload: &Value) -> String {
    let Value::Object(members) = payload else { return value(payload) };
    let words = members.iter().filter(|(_, member)| !is_empty(member));
    let words: Vec<String> =
        words.map(|(key, member)| format!("{key}={}", value(member))).collect();
    words.join(" ")
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn value(of: &Value) -> String {
    match of {
        Value::Null => "none".to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) if text.contains(' ') => format!("\"{text}\""),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(value).collect::<Vec<_>>().join("+"),
        Value::Object(_) => format!("({})", compact(of)),
    }
}

#[cfg(test)]
mod tests {
    use super::compact;
    use serde_json::json;

    #[test]
    fn says_what_is_there_and_nothing_else() {
        let payload = json!({"figures": ["a-1", "a-2"], "hex": "4,12", "band": null, "more": []});
        assert_eq!(compact(&payload), "figures=a-1+a-2 hex=4,12");
        assert_eq!(compact(&json!({"allowed": false, "left": 0})), "allowed=no left=0");
        assert_eq!(
            compact(&json!({"roll": {"die": 6}, "text": "to arms"})),
            "roll=(die=6) text=\"to arms\""
        );
    }
}
