// Keyed digests: a text is told again by them, and cannot be guessed from a copy of the database.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Fingerprints } from "./port";

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The first key makes them; all tell them again. */
export function fingerprintsOf(ring: readonly Key[]): Fingerprints {
  const derived = new Map(ring.map(({ id, bytes }) => [id, Buffer.from(hkdfSync("sha256", bytes, "", "fingerprint", 32))]));
  const under = (id: string, text: string) => {
    const key = derived.get(id);
    return key && `${id}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  return {
    fingerprint: (text) => under(ring[0]?.id ?? "", text) ?? "",
    isFingerprintOf(fingerprint, text) {
      const expected = Buffer.from(under(fingerprint.slice(0, fingerprint.indexOf(".")), text) ?? "");
      const given = Buffer.from(fingerprint);
      return given.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
