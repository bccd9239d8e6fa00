#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| breaking::inputs::read("records", bytes));
