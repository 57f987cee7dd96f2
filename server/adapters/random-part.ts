import { randomFillSync } from "node:crypto";

const drawnBytes = 4096;
let drawn = Buffer.alloc(0);

/** Random bytes for ids and nonces, drawn many at a time from the system: each part is given out once. */
export function randomPart(bytes: number): Buffer {
  if (drawn.length < bytes) drawn = randomFillSync(Buffer.alloc(Math.max(drawnBytes, bytes)));
  const part = drawn.subarray(0, bytes);
  drawn = drawn.subarray(bytes);
  return part;
}
