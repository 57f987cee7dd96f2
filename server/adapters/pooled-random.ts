import { randomFillSync } from "node:crypto";

const poolBytes = 4096;
let pool = Buffer.alloc(0);

/** Random bytes for ids and nonces, generated in batches by the system: each part is used once. */
export function pooledRandomBytes(bytes: number): Buffer {
  if (pool.length < bytes) pool = randomFillSync(Buffer.alloc(Math.max(poolBytes, bytes)));
  const part = pool.subarray(0, bytes);
  pool = pool.subarray(bytes);
  return part;
}
