// Graceful shutdown: stop background work, report it at /readyz, accept no new connections, finish open requests, close the database.
import type { Server } from "node:http";
import { Server as Listener } from "node:net";

const finishWithinMs = 4_000;
const closeWithinMs = 800;
/** New connections often haven't sent their request yet, so the host waits this long for it. */
const requestGraceMs = 200;
/** Connections that arrived before the port closes are still accepted, for this long at most. */
const acceptPendingMs = 2_000;

export interface Shutdown {
  /** True from the first signal on: requests should go to another host. */
  isShuttingDown(): boolean;
  stopOnSignals(server: Server, resources: Resources): void;
}

/** What this process keeps open. */
export interface Resources {
  stopWork(): void;
  close(): Promise<void>;
}

/** The process that receives signals and exits. */
type Ending = {
  on(signal: "SIGTERM" | "SIGINT", listener: () => void): unknown;
  exit(code: number): void;
};

/**
 * After SIGTERM the host serves for another `drainMs`, so that a load balancer that checks /readyz or gets "Connection: close" has switched
 * to another host before the port closes. A second signal, or Ctrl-C, skips the wait.
 */
export function shutdown(drainMs: number, ending: Ending = process): Shutdown {
  let isShuttingDown = false;
  return {
    isShuttingDown: () => isShuttingDown,
    stopOnSignals(server, resources) {
      let skipWait: () => void = () => undefined;
      server.prependListener("request", (_incoming, outgoing) => {
        if (isShuttingDown) outgoing.setHeader("Connection", "close");
      });
      const stop = async (patienceMs: number) => {
        if (isShuttingDown) return skipWait();
        isShuttingDown = true;
        resources.stopWork();
        if (patienceMs > 0)
          await within(patienceMs, new Promise<void>((resolve) => (skipWait = resolve)));
        await within(finishWithinMs, closed(server));
        await within(closeWithinMs, resources.close());
        ending.exit(0);
      };
      ending.on("SIGTERM", () => void stop(drainMs));
      ending.on("SIGINT", () => void stop(0));
    },
  };
}

/** An HTTP server's own `close` disconnects clients whose request hasn't been read yet; the listener's only stops listening. */
async function closed(server: Server): Promise<void> {
  await acceptPending(server);
  let idle: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve());
    idle = setInterval(() => server.closeIdleConnections(), requestGraceMs);
  });
  clearInterval(idle);
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** One connection is accepted per turn of the event loop, so a turn without one means that none are left. */
async function acceptPending(server: Server): Promise<void> {
  const deadline = Date.now() + acceptPendingMs;
  let hasConnected = true;
  const note = () => void (hasConnected = true);
  server.on("connection", note);
  while (hasConnected && Date.now() < deadline) {
    hasConnected = false;
    // The first one may end a turn that has already checked for connections.
    await turn();
    await turn();
  }
  server.off("connection", note);
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const expired = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([work.catch(() => undefined), expired]);
}
