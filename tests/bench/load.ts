// Sends the same request many times over a few connections and reads what it cost the server.
import { Agent, request } from "node:http";
import { cpuMs, residentMb } from "./process-figures";
import { percentile } from "./table";

export interface Target {
  readonly address: string;
  readonly pid: number;
  readonly cookie?: string | undefined;
  /** The whole Authorization header. */
  readonly bearer?: string;
  /** The Accept-Encoding header; none asks for plain text. */
  readonly encoding?: string;
}

export interface Cost {
  /** Server CPU a request, milliseconds. */
  readonly cpuMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Every answer's time, milliseconds. */
  readonly timesMs: readonly number[];
  /** Highest resident memory seen, megabytes. */
  readonly residentMb: number;
}

export interface Load {
  readonly connections: number;
  /** Requests of each round. */
  readonly requests: number;
  /** Requests before the first round, until the code is warm: to each target of the process that has most targets, and as many in total to each other process. */
  readonly warmUp: number;
  readonly rounds: number;
}

/** Not measured: in each round, the first requests to a target pay for caches of the processor that another process has filled. */
const settling = 40;

/** Measures the targets in turns, so that whatever else the machine does meanwhile falls on all of them. The cost is that of the middle round. */
export async function measure(
  targets: readonly Target[],
  { connections, requests, warmUp, rounds }: Load,
): Promise<Cost[]> {
  const seen = targets.map((target) => ({
    target,
    cpu: [] as number[],
    times: [] as number[],
    peakMb: 0,
  }));
  for (const { target } of seen) {
    const requests = Math.ceil(warmUp * shareOfWarmUp(target, targets));
    await connected(connections, (agent) => run(target, { agent, requests, connections }));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const one of seen)
      await connected(connections, async (agent) => {
        await run(one.target, { agent, requests: settling, connections });
        const before = cpuMs(one.target.pid);
        const { times, peakMb } = await run(one.target, { agent, requests, connections });
        one.cpu.push((cpuMs(one.target.pid) - before) / requests);
        one.times.push(...times);
        one.peakMb = Math.max(one.peakMb, peakMb);
      });
  }
  return seen.map(({ cpu, times, peakMb }) => ({
    cpuMs: percentile(cpu, 0.5),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    timesMs: times,
    residentMb: peakMb,
  }));
}

/** Connections of its own for each turn: until the next one, a server may have ended those that were idle. */
async function connected<Value>(
  connections: number,
  work: (agent: Agent) => Promise<Value>,
): Promise<Value> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    return await work(agent);
  } finally {
    agent.destroy();
  }
}

/** Each process is warmed up by the same number of requests, however many targets it has. */
function shareOfWarmUp({ pid }: Target, targets: readonly Target[]): number {
  const targetsOf = (process: number) => targets.filter((other) => other.pid === process).length;
  return Math.max(...targets.map((other) => targetsOf(other.pid))) / targetsOf(pid);
}

async function run(
  target: Target,
  { agent, requests, connections }: { agent: Agent; requests: number; connections: number },
) {
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

function get({ address, cookie, bearer, encoding }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = {
      accept: "text/html",
      ...(cookie && { cookie }),
      ...(bearer && { authorization: bearer }),
      ...(encoding && { "accept-encoding": encoding }),
    };
    const sent = request(address, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
