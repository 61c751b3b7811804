/** SHA-256 and HMAC: `crypto.subtle` does not exist on plain http, where friends on one network play. */
import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";

export { sha256 };
export { bytesToHex as toHex, concatBytes as joined, utf8ToBytes as bytesOf } from "@noble/hashes/utils.js";

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyed(sha256, key, message);
}

/** The bytes of a hexadecimal text; null if it is none. */
export function fromHex(text: string): Uint8Array | null {
  try {
    return hexToBytes(text);
  } catch {
    return null;
  }
}
