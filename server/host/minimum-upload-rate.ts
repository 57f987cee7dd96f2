// The minimum speed of a request body: a slow upload blocks space that others need.
export interface MinimumRate {
  /** Each next so many bytes, to the end of the body, ... */
  readonly bytes: number;
  /** ... may be waited for so long. What the portal itself takes to read is no wait. */
  readonly withinMs: number;
}

/** For bodies that may take any time. */
export const noMinimumRate: MinimumRate = { bytes: 0, withinMs: Infinity };

/** Waits for one read after the other; `slow` where the pace was not kept. */
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
    const result = await soonEnough(read, withinMs - waitedMs);
    waitedMs += now() - began;
    if (result === "slow") return result;
    arrived += result.value?.byteLength ?? 0;
    if (arrived >= bytes) [arrived, waitedMs] = [0, 0];
    return waitedMs > withinMs ? "slow" : result;
  };
}

async function soonEnough<Value>(read: Promise<Value>, withinMs: number): Promise<Value | "slow"> {
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
