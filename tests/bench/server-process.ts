// Starts a comparison server and waits until it answers.
import { spawn, type ChildProcess } from "node:child_process";
import { freePort } from "../support/portal/server";

export interface BenchServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startServer(
  command: readonly string[],
  { cwd, env, ready = /./ }: { cwd: string; env: Record<string, string>; ready?: RegExp },
): Promise<BenchServer> {
  const port = await freePort();
  const [program = "", ...args] = command;
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = () => (child.kill("SIGKILL"), ended);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => ready.test(text.toString()) && resolve());
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
