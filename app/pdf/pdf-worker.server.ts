// Drawing a long statement takes seconds of computing: it is done by a worker thread, so that requests are answered meanwhile.
// The thread runs the same build file, in which this module then answers messages.
import { constants, setPriority } from "node:os";
import {
  isMainThread,
  MessageChannel,
  parentPort,
  Worker,
  workerData,
  type MessagePort,
} from "node:worker_threads";
import { drawPdf, type PdfSettings } from "~/routes/customer/statements/draw-pdf.server";

type Statement = Parameters<typeof drawPdf>[0];

const role = "pdf";
const memoryLimitMb = 256;

interface Job {
  readonly statement: Statement;
  readonly settings: PdfSettings;
  readonly port: MessagePort;
}

type Outcome = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: unknown };

let running: Worker | undefined;

/** Rejects if drawing fails, or the thread ends before it is done. */
export function drawPdfInWorker(
  statement: Statement,
  settings: PdfSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = (running ??= startWorker());
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("the PDF worker thread has exited"));
    worker.once("exit", stop);
    port1.once("message", (outcome: Outcome) => {
      port1.close();
      worker.off("exit", stop);
      if ("bytes" in outcome) resolve(outcome.bytes);
      else reject(outcome.error);
    });
    worker.postMessage({ statement, settings, port: port2 } satisfies Job, [port2]);
  });
}

function startWorker(): Worker {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { role },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  // An idle thread doesn't keep the process running.
  worker.unref();
  worker.on("error", (error) =>
    console.error(JSON.stringify({ level: "error", event: "pdf worker", name: error.name })),
  );
  worker.once("exit", () => {
    if (running === worker) running = undefined;
  });
  return worker;
}

async function answer({ statement, settings, port }: Job): Promise<void> {
  try {
    const bytes = await drawPdf(statement, settings);
    port.postMessage({ bytes } satisfies Outcome, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ error } satisfies Outcome);
  }
}

const isPdfWorker =
  !isMainThread &&
  typeof workerData === "object" &&
  workerData !== null &&
  Reflect.get(workerData, "role") === role;
if (isPdfWorker) {
  // On Linux a priority belongs to one thread; elsewhere this would slow the whole process down.
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
  parentPort?.on("message", (job: Job) => void answer(job));
}
