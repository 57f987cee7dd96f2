// The minimum speed of a request body: a slow upload blocks space that others need.
export interface MinimumRate {
  /** The size of each part of the body, ... */
  readonly bytes: number;
  /** ... and the time it may take to arrive. Time that the portal takes to read doesn't count. */
  readonly withinMs: number;
}

/** For bodies without a time limit. */
export const noMinimumRate: MinimumRate = { bytes: 0, withinMs: Infinity };

/** Waits for one read after the other; `slow` if the minimum rate wasn't met. */
export function enforceMinimumRate(
  { bytes, withinMs }: MinimumRate,
  now: () => number = () => performance.now(),
) {
  let arrived = 0;
  let waitedMs = 0;
  return async <Value extends { readonly value?: Uint8Array | undefined }>(
    read: Promise<Value>,
  ): Promise<Value | "slow"> => {
    if (withinMs === Infinity) return read;
    const began = now();
    const result = await withinOrSlow(read, withinMs - waitedMs);
    waitedMs += now() - began;
    if (result === "slow") return result;
    arrived += result.value?.byteLength ?? 0;
    if (arrived >= bytes) [arrived, waitedMs] = [0, 0];
    return waitedMs > withinMs ? "slow" : result;
  };
}

async function withinOrSlow<Value>(
  read: Promise<Value>,
  withinMs: number,
): Promise<Value | "slow"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"slow">((resolve) => {
    timer = setTimeout(() => resolve("slow"), withinMs);
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
  }
}
