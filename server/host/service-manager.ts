// Tells systemd that the portal has started, and that it still works: a host that is stopped or stuck is then restarted.
import { spawn } from "node:child_process";

type Environment = Readonly<Record<string, string | undefined>>;

/** Three times within the time after which systemd takes the host for dead, in milliseconds; null if it doesn't watch. */
function noticeEveryMs({ WATCHDOG_USEC: limit }: Environment): number | null {
  const microseconds = Number(limit);
  return microseconds > 0 ? microseconds / 3_000 : null;
}

/** Does nothing unless systemd started the process with `Type=notify`. */
export function notifyServiceManager(
  env: Environment,
  report: (event: string, error: unknown) => void,
): void {
  if (!env.NOTIFY_SOCKET) return;
  let hasFailed = false;
  // Node has no datagram sockets of files.
  const notify = (...args: string[]) =>
    spawn("systemd-notify", args, { stdio: "ignore" }).once("error", (error) => {
      if (!hasFailed) report("systemd-notify", error);
      hasFailed = true;
    });
  notify("--ready");
  const every = noticeEveryMs(env);
  if (every !== null) setInterval(() => notify("WATCHDOG=1"), every).unref();
}
