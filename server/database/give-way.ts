// Between the parts of long background work, requests are answered first.
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

const lookMs = 2;
const busyAbove = 0.5;

/** Resolves once this process had little else to do for two milliseconds; at the latest after about `atMostMs`. */
export async function giveWay(atMostMs: number): Promise<void> {
  const end = performance.now() + atMostMs;
  do {
    const before = performance.eventLoopUtilization();
    await setTimeout(lookMs);
    if (performance.eventLoopUtilization(before).utilization < busyAbove) return;
  } while (performance.now() < end);
}
