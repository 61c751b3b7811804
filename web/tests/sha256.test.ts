import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bytesOf, fromHex, hmac, sha256, toHex } from "$lib/sha256";

interface Digest {
  text: string;
  key: string;
  sha256: string;
  hmac: string;
}

const { digests } = JSON.parse(readFileSync("tests/fixtures/fairness.json", "utf-8")) as { digests: Digest[] };

describe("SHA-256", () => {
  it("gives the published values of FIPS 180-4", () => {
    expect(toHex(sha256(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(toHex(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(toHex(sha256(bytesOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(toHex(sha256(bytesOf("a".repeat(1_000_000))))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
  });

  it.each(digests)("agrees with Python at $text.length letters", ({ text, sha256: expected }) => {
    expect(toHex(sha256(bytesOf(text)))).toBe(expected);
  });
});

describe("HMAC", () => {
  it("gives the published values of RFC 4231", () => {
    expect(toHex(hmac(bytesOf("Jefe"), bytesOf("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const key = new Uint8Array(131).fill(0xaa);
    expect(toHex(hmac(key, bytesOf("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });

  it.each(digests)("agrees with Python with a key of $key.length letters", ({ text, key, hmac: expected }) => {
    expect(toHex(hmac(bytesOf(key), bytesOf(text)))).toBe(expected);
  });
});

describe("hexadecimal", () => {
  it("survives a round trip", () => {
    expect(toHex(fromHex("00ff7a") ?? new Uint8Array())).toBe("00ff7a");
  });

  it("rejects invalid text", () => {
    expect(fromHex("abc")).toBeNull();
    expect(fromHex("zz")).toBeNull();
  });
});
