// Encrypts text for columns and bytes for documents with the user's own key.
import { decipher, encipher, parseCiphertext, serializeCiphertext } from "./cipher";
import { VaultError, type PersonalVault } from "../../kernel/vault";

const keyId = "own";
const [nonceEnd, tagEnd] = [12, 28];

export function personalVault(key: Buffer): PersonalVault {
  return {
    seal: (secret, about) => serializeCiphertext(keyId, encipher(key, Buffer.from(secret), about)),
    open(sealed, about) {
      const { keyId: by, ...ciphered } = parseCiphertext(sealed);
      if (by !== keyId) throw new VaultError("not encrypted with a personal key");
      return decipher(key, ciphered, about).toString("utf8");
    },
    sealBytes(bytes, about) {
      const { nonce, tag, text } = encipher(key, bytes, about);
      return Buffer.concat([nonce, tag, text]);
    },
    openBytes(sealed, about) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const ciphered = {
        nonce: bytes.subarray(0, nonceEnd),
        tag: bytes.subarray(nonceEnd, tagEnd),
        text: bytes.subarray(tagEnd),
      };
      return decipher(key, ciphered, about);
    },
  };
}
