import { randomBytes } from "node:crypto";
import { decipher, encipher, keyBytes, parseCiphertext, serializeCiphertext } from "./cipher";
import { macsOf } from "./macs";
import { personalVault } from "./personal";
import { VaultError, type Sealer, type Vault, type Fingerprints } from "../../kernel/vault";

/** A vault over the keys of the environment (`id:base64` of 32 bytes, separated by commas): the first encrypts, all decrypt. */
export function createVault(keys: string): Vault {
  const ring = readKeys(keys);
  const sealer = keyRingSealer(ring);
  return {
    ...sealer,
    ...fingerprintsOf(ring),
    backup: macsOf(ring, "backup"),
    audit: macsOf(ring, "audit"),
    paymentAccounts: macsOf(ring, "payment-account"),
    keyId: ring[0]?.id ?? "",
    newPersonalKey: (about) => sealer.seal(randomBytes(keyBytes).toString("base64url"), about),
    personal: (sealedKey, about) =>
      personalVault(Buffer.from(sealer.open(sealedKey, about), "base64url")),
  };
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

function keyRingSealer(ring: readonly Key[]): Sealer {
  const [sealing] = ring;
  if (!sealing) throw new VaultError("no vault key");
  const byId = new Map(ring.map((key) => [key.id, key.bytes]));
  return {
    seal: (secret, about) =>
      serializeCiphertext(sealing.id, encipher(sealing.bytes, Buffer.from(secret), about)),
    open(sealed, about) {
      const { keyId, ...ciphered } = parseCiphertext(sealed);
      const bytes = byId.get(keyId);
      if (!bytes) throw new VaultError("encrypted with a key that isn't configured");
      return decipher(bytes, ciphered, about).toString("utf8");
    },
  };
}

function readKeys(keys: string): Key[] {
  return keys.split(",").map((key) => {
    const [id, encoded] = key.includes(":") ? key.trim().split(":") : ["1", key.trim()];
    return { id: id ?? "", bytes: Buffer.from(encoded ?? "", "base64") };
  });
}

/** Keyed digests: equal texts can be recognized, but a copy of the database doesn't reveal them. Created with the first key; recognized with all keys. */
function fingerprintsOf(ring: Parameters<typeof macsOf>[0]): Fingerprints {
  const { mac, isMacOf } = macsOf(ring, "fingerprint");
  return { fingerprint: mac, isFingerprintOf: isMacOf };
}
