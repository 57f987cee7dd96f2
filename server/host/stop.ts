// A graceful end: take no new connections, finish what is under way, close the store, within five seconds.
import type { Server } from "node:http";
import { Server as Listener } from "node:net";

const finishWithinMs = 4_000;
const closeWithinMs = 800;
/** Who was just let in has often not yet said what they want: so long they are listened to. */
const hearMs = 200;

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

/** An HTTP server's own `close` breaks off at once whoever is connected and has not been read yet; the listener's only stops listening. */
async function closed(server: Server): Promise<void> {
  // Whoever knocks already is let in first.
  await new Promise((resolve) => setImmediate(resolve));
  let idle: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve());
    idle = setInterval(() => server.closeIdleConnections(), hearMs);
  });
  clearInterval(idle);
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const expired = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([work.catch(() => undefined), expired]);
}
