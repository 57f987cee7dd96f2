import { randomFillSync } from "node:crypto";

const drawnBytes = 4096;
let drawn = Buffer.alloc(0);

/** Random bytes for ids and nonces, generated in batches by the system: each part is used once. */
export function randomPart(bytes: number): Buffer {
  if (drawn.length < bytes) drawn = randomFillSync(Buffer.alloc(Math.max(drawnBytes, bytes)));
  const part = drawn.subarray(0, bytes);
  drawn = drawn.subarray(bytes);
  return part;
}
