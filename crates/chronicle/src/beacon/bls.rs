//! Signatures of drand's beacons, on the curve BLS12-381.

use bls12_381::{
    G1Affine, G1Projective, G2Affine, G2Prepared, G2Projective, Gt,
    hash_to_curve::{ExpandMsgXmd, HashToCurve},
    multi_miller_loop,
};
use sha2_for_bls::Sha256;

const TO_G1: &[u8] = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
const TO_G2: &[u8] = b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_";

/// On which of the two groups signatures lie; keys lie on the other.
#[derive(Debug, Clone, Copy)]
pub(super) enum Bls {
    /// As RFC 9380 has it: `quicknet`.
    OnG1,
    /// The same, but hashed under the name of the other group: drand's mistake, which `fastnet` kept.
    OnG1AsOnG2,
    /// As the first of drand's beacons.
    OnG2,
}

impl Bls {
    /// Has this key signed the message? Neither the key nor the signature may be the point at infinity.
    pub(super) fn verifies(self, key: &[u8], message: &[u8], signature: &[u8]) -> bool {
        match self {
            Self::OnG1 => on_g1(key, &hashed_to_g1(message, TO_G1), signature),
            Self::OnG1AsOnG2 => on_g1(key, &hashed_to_g1(message, TO_G2), signature),
            Self::OnG2 => on_g2(key, message, signature),
        }
        .unwrap_or(false)
    }
}

fn hashed_to_g1(message: &[u8], name: &[u8]) -> G1Affine {
    <G1Projective as HashToCurve<ExpandMsgXmd<Sha256>>>::hash_to_curve([message], name).into()
}

fn on_g1(key: &[u8], message: &G1Affine, signature: &[u8]) -> Option<bool> {
    let (key, signature) = (g2(key)?, g1(signature)?);
    Some(are_equal((&signature, G2Affine::generator()), (message, key)))
}

fn on_g2(key: &[u8], message: &[u8], signature: &[u8]) -> Option<bool> {
    let (key, signature) = (g1(key)?, g2(signature)?);
    let message: G2Projective =
        HashToCurve::<ExpandMsgXmd<Sha256>>::hash_to_curve([message], TO_G2);
    Some(are_equal((&G1Affine::generator(), signature), (&key, message.into())))
}

fn g1(bytes: &[u8]) -> Option<G1Affine> {
    let point = Option::from(G1Affine::from_compressed(bytes.try_into().ok()?));
    point.filter(|point: &G1Affine| !bool::from(point.is_identity()))
}

fn g2(bytes: &[u8]) -> Option<G2Affine> {
    let point = Option::from(G2Affine::from_compressed(bytes.try_into().ok()?));
    point.filter(|point: &G2Affine| !bool::from(point.is_identity()))
}

/// Is the pairing of the one the pairing of the other? One of them is turned round, and both multiplied: cheaper than
/// two.
fn are_equal(one: (&G1Affine, G2Affine), other: (&G1Affine, G2Affine)) -> bool {
    let (turned, one_on_g2, other_on_g2) =
        (-one.0, G2Prepared::from(one.1), G2Prepared::from(other.1));
    let product = multi_miller_loop(&[(&turned, &one_on_g2), (other.0, &other_on_g2)]);
    product.final_exponentiation() == Gt::identity()
}
