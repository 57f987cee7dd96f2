// Keyed digests for one purpose each: without the key, a changed text can't get a valid digest.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Macs } from "../../kernel/vault";

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Created with the first key; verified with all keys. Each purpose has separate keys. */
export function macsOf(ring: readonly Key[], purpose: string): Macs {
  const derived = new Map(
    ring.map(({ id, bytes }) => [id, Buffer.from(hkdfSync("sha256", bytes, "", purpose, 32))]),
  );
  const under = (id: string, text: string) => {
    const key = derived.get(id);
    return key && `${id}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  const idOf = (mac: string) => mac.slice(0, mac.indexOf("."));
  return {
    mac: (text) => under(ring[0]?.id ?? "", text) ?? "",
    allMacs: (text) => ring.flatMap(({ id }) => under(id, text) ?? []),
    isMacOf(mac, text) {
      const expected = Buffer.from(under(idOf(mac), text) ?? "");
      const given = Buffer.from(mac);
      return (
        given.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
      );
    },
    hasKeyOf: (mac) => derived.has(idOf(mac)),
  };
}
