// A graceful end: take no new connections, finish what is under way, close the store, within five seconds.
import type { Server } from "node:http";

const finishWithinMs = 4_000;
const closeWithinMs = 800;

export function stopOnSignals(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  server.prependListener("request", (_incoming, outgoing) => {
    if (isStopping) outgoing.setHeader("Connection", "close");
  });
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await within(finishWithinMs, closed(server));
    await within(closeWithinMs, close());
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const expired = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([work.catch(() => undefined), expired]);
}
