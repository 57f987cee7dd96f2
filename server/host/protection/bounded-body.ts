// A request body that fails if it is too long, too slow, or finds no space; the client gets the reason.
import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import { noMinimumRate, enforceMinimumRate, type MinimumRate } from "./minimum-upload-rate";
import type { UploadReservation } from "./upload-budget";

export interface BodyLimits {
  readonly limitBytes: number;
  /** The memory budget for the bytes being read; small bodies need none. */
  readonly reservation?: UploadReservation | undefined;
  readonly minimumRate?: MinimumRate | undefined;
}

export type BodyFaultStatus = 408 | 413 | 503;

export interface BoundedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Reads and discards the rest. */
  drain(): void;
  /** Why it was cut off; null if it wasn't. */
  fault(): BodyFaultStatus | null;
}

const drainLimitBytes = 300 * 1024 * 1024;
const drainTimeoutMs = 20_000;
/** Shorter for a body that was already too slow. */
const slowDrainTimeoutMs = 5_000;

export function boundedBody(
  incoming: IncomingMessage,
  { limitBytes, reservation, minimumRate = noMinimumRate }: BodyLimits,
): BoundedBody {
  let received = 0;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let broken: BodyFaultStatus | null = null;
  let isDone = false;
  const inTime = enforceMinimumRate(minimumRate);
  const drain = () => {
    if (!reader) return closeUnlessDrained(incoming);
    if (isDone) return;
    isDone = true;
    void discard(reader, incoming, broken === 408 ? slowDrainTimeoutMs : drainTimeoutMs);
  };
  const abort = (controller: ReadableStreamDefaultController, status: BodyFaultStatus) => {
    broken = status;
    controller.error(new Error(`The body was rejected with ${status} after ${received} bytes.`));
    drain();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= Readable.toWeb(incoming).getReader();
        const read = await inTime(reader.read());
        if (read === "slow") return abort(controller, 408);
        if (read.done) {
          isDone = true;
          return controller.close();
        }
        received += read.value.byteLength;
        if (received > limitBytes) return abort(controller, 413);
        if (reservation?.reserve(read.value.byteLength) === false) return abort(controller, 503);
        controller.enqueue(read.value);
      },
      cancel: drain,
    },
    { highWaterMark: 0 },
  );
  return { stream, drain, fault: () => broken };
}

/** Reads on and discards: a browser that is cut off while sending shows an error instead of the response. */
async function discard(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  incoming: IncomingMessage,
  timeoutMs: number,
): Promise<void> {
  closeUnlessDrained(incoming, timeoutMs);
  try {
    for (let discarded = 0; discarded < drainLimitBytes;) {
      const { done, value } = await reader.read();
      if (done) return;
      discarded += value.byteLength;
    }
    incoming.destroy();
  } catch {
    // The client went away: nothing is left to read.
  }
}

/** Discards the rest of a body that won't be read. */
export function closeUnlessDrained(incoming: IncomingMessage, timeoutMs = drainTimeoutMs): void {
  const timer = setTimeout(() => incoming.complete || incoming.destroy(), timeoutMs);
  incoming.once("close", () => clearTimeout(timer));
  timer.unref();
}
