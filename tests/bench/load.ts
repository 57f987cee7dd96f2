// Sends the same request many times over a few connections and reads what it cost the server.
import { Agent, request } from "node:http";
import { cpuMs, residentMb } from "./process-figures";

export interface Target {
  readonly address: string;
  readonly pid: number;
  readonly cookie?: string;
}

export interface Cost {
  /** Server CPU a request, milliseconds. */
  readonly cpuMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Highest resident memory seen, megabytes. */
  readonly residentMb: number;
}

export async function measure(target: Target, { requests, connections }: { requests: number; connections: number }): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await run(target, { agent, requests: Math.ceil(requests / 3), connections });
  const before = cpuMs(target.pid);
  const { times, peakMb } = await run(target, { agent, requests, connections });
  const spent = cpuMs(target.pid) - before;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { cpuMs: spent / requests, p50Ms: at(0.5), p99Ms: at(0.99), residentMb: peakMb };
}

async function run(target: Target, { agent, requests, connections }: { agent: Agent; requests: number; connections: number }) {
  const times: number[] = [];
  let peakMb = 0;
  let left = requests;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      await get(target, agent);
      times.push(performance.now() - startedAt);
      if (left % 50 === 0) peakMb = Math.max(peakMb, residentMb(target.pid));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times, peakMb };
}

function get({ address, cookie }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = { accept: "text/html", ...(cookie && { cookie }) };
    const sent = request(address, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => (response.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${response.statusCode}`))));
    });
    sent.on("error", reject);
    sent.end();
  });
}
