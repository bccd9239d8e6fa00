//! The OpenAPI 3.1 document, assembled from the table of endpoints.

use crate::{
    checkpoints::CHECKPOINT_HEADER,
    endpoint::{Content, Endpoint, KeyUse},
    problem::ProblemDetails,
    shapes::{HASH, SIGNATURES},
    signatures,
};
use axum::http::Method;
use schemars::{Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

/// The document.
pub(crate) fn document(endpoints: &[Endpoint]) -> Value {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    settings.meta_schema = None;
    let mut generator = settings.into_generator();
    let mut paths: Map<String, Value> = Map::new();
    for endpoint in endpoints {
        let operation = operation(endpoint, &mut generator);
        let path = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        if let Value::Object(path) = path {
            path.insert(endpoint.method.as_str().to_ascii_lowercase(), operation);
        }
    }
    let problem = generator.subschema_for::<ProblemDetails>();
    let schemas = generator.take_definitions(true);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Wapenrol",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "A campaign book for wargames, kept by a referee. Every order is decided by \
                the rules, stored in a log that nobody can rewrite unseen, and shown to each seat as \
                far as it may see. Problems follow RFC 9457; their codes are stable and listed in \
                `codes.json`.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/", "description": "Wherever `wapenrol serve` listens." }],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key of a seat or of the organiser: the fragment of its link.",
                },
            },
            "responses": {
                "Problem": {
                    "description": "It was not carried out, and nothing was written.",
                    "content": { "application/problem+json": { "schema": problem } },
                },
            },
        },
    })
}

fn operation(endpoint: &Endpoint, generator: &mut SchemaGenerator) -> Value {
    let mut operation = json!({
        "operationId": endpoint.id,
        "summary": endpoint.summary,
        "security": match endpoint.key {
            KeyUse::None => json!([]),
            KeyUse::ShowsMore => json!([{}, { "key": [] }]),
            KeyUse::Needed => json!([{ "key": [] }]),
        },
    });
    let mut parameters = path_parameters(endpoint.path);
    if let Some(query) = endpoint.query {
        parameters.extend(query_parameters(query(generator)));
    }
    if endpoint.is_signed {
        parameters.extend(signature_parameters());
    }
    if endpoint.follows_log {
        parameters.push(known_parameter());
    }
    if !parameters.is_empty() {
        operation["parameters"] = Value::Array(parameters);
    }
    if let Some(body) = &endpoint.body {
        operation["requestBody"] = json!({ "required": true, "content": content(body, generator) });
    }
    let mut responses = Map::new();
    if let Some((status, answer)) = &endpoint.answer {
        let described = if *status == 201 { "It was made." } else { "It was done." };
        let mut answer = json!({ "description": described, "content": content(answer, generator) });
        if endpoint.path.starts_with("/api/campaigns/{id}") {
            answer["headers"] = checkpoint_header();
        }
        if endpoint.follows_log {
            let described = "The answer is the same until this is another: it follows from the log and from who reads.";
            answer["headers"]["ETag"] =
                json!({ "description": described, "schema": { "type": "string" } });
            let described = "Nothing has changed since the answer that `If-None-Match` names.";
            responses.insert("304".into(), json!({ "description": described }));
        }
        responses.insert(status.to_string(), answer);
    }
    // Whoever was sent too much is shown no more for a while.
    let too_much = (endpoint.method == Method::GET).then_some(&429);
    for status in endpoint.problems.iter().chain(too_much) {
        responses.insert(status.to_string(), json!({ "$ref": "#/components/responses/Problem" }));
    }
    responses.insert("default".into(), json!({ "$ref": "#/components/responses/Problem" }));
    operation["responses"] = Value::Object(responses);
    operation
}

fn content(content: &Content, generator: &mut SchemaGenerator) -> Value {
    let schema = (content.schema)(generator);
    json!({ (content.media): { "schema": schema } })
}

/// Each name in braces is a parameter.
fn path_parameters(path: &str) -> Vec<Value> {
    let named = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    named
        .map(|name| {
            let of_a_clause = name == "clause" || path.starts_with("/api/clauses");
            let described = if of_a_clause { "The clause's id." } else { "The campaign's id." };
            json!({
                "name": name, "in": "path", "required": true, "description": described,
                "schema": { "type": "string" },
            })
        })
        .collect()
}

/// The headers in which a device's signatures come.
fn signature_parameters() -> [Value; 2] {
    let header = |name: &str, pattern: &str, described: &str| {
        json!({
            "name": name, "in": "header", "required": false, "description": described,
            "schema": { "type": "string", "pattern": pattern },
        })
    };
    [
        header(signatures::DEVICE, HASH, "The device that signs: its public key, 64 hex digits."),
        header(
            signatures::SIGNATURES,
            SIGNATURES,
            "Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; \
             asked for by `signature_needed`.",
        ),
    ]
}

/// The header by which whoever has an answer names it.
fn known_parameter() -> Value {
    json!({
        "name": "If-None-Match", "in": "header", "required": false,
        "description": "The `ETag` of an answer that the client has.",
        "schema": { "type": "string" },
    })
}

/// The header in which the latest checkpoint comes.
fn checkpoint_header() -> Value {
    json!({
        CHECKPOINT_HEADER.as_str(): {
            "description": "The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64.",
            "schema": { "type": "string", "format": "byte" },
        },
    })
}

/// Each member of the query's object is a parameter.
fn query_parameters(query: Schema) -> Vec<Value> {
    let query = query.to_value();
    let required = |name: &str| {
        let listed = query.get("required").and_then(Value::as_array);
        listed.is_some_and(|listed| listed.iter().any(|required| required == name))
    };
    let members = query.get("properties").and_then(Value::as_object);
    let parameter = |(name, schema): (&String, &Value)| {
        let mut schema = schema.clone();
        let described = schema.as_object_mut().and_then(|schema| schema.remove("description"));
        json!({
            "name": name, "in": "query", "required": required(name),
            "description": described.unwrap_or_default(), "schema": schema,
        })
    };
    members.into_iter().flatten().map(parameter).collect()
}
