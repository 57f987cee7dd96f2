// Keyed digests: equal texts can be recognized, but a copy of the database doesn't reveal them.
import { macsOf } from "./macs";
import type { Fingerprints } from "../../kernel/vault";

/** Created with the first key; recognized with all keys. */
export function fingerprintsOf(ring: Parameters<typeof macsOf>[0]): Fingerprints {
  const { mac, isMacOf } = macsOf(ring, "fingerprint");
  return { fingerprint: mac, isFingerprintOf: isMacOf };
}
