// Drawing a long statement takes seconds of computing: it is done by a worker thread, so that requests are answered meanwhile.
// The thread runs the same build file, in which this module then answers messages with what a page has given it to draw.
import { constants, setPriority } from "node:os";
import {
  isMainThread,
  MessageChannel,
  parentPort,
  Worker,
  workerData,
  type MessagePort,
} from "node:worker_threads";
import { setOperator } from "~server/kernel/operator";
import { setLanguages } from "~server/locales/languages";

type Bytes = Uint8Array<ArrayBuffer>;

const role = "pdf";
const memoryLimitMb = 256;
const isPdfWorker =
  !isMainThread &&
  typeof workerData === "object" &&
  workerData !== null &&
  Reflect.get(workerData, "role") === role;

interface Job<Input> {
  /** What is drawn. */
  readonly name: string;
  readonly input: Input;
  readonly given: ReturnType<typeof givenToThread>;
  readonly port: MessagePort;
}

type Outcome = { readonly bytes: Bytes } | { readonly error: unknown };

let running: Worker | undefined;

/**
 * `draw` as done by the worker thread, to which its input is copied. Called once for each name, when the build file is
 * read: in the thread this makes it answer. Rejects if drawing fails, or the thread ends before it is done.
 */
export function inPdfWorker<Input>(
  name: string,
  draw: (input: Input) => Promise<Bytes>,
): (input: Input) => Promise<Bytes> {
  if (isPdfWorker) answerJobs(name, draw);
  return (input) => requestPdf(name, input);
}

function requestPdf(name: string, input: unknown): Promise<Bytes> {
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
    const job = { name, input, given: givenToThread(), port: port2 } satisfies Job<unknown>;
    worker.postMessage(job, [port2]);
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

/** What the process has set at its start; a thread has none of it. */
const givenToThread = () => ({
  operator: globalThis.portalOperator,
  languages: globalThis.portalLanguages,
});

function takeGiven({ operator, languages }: ReturnType<typeof givenToThread>): void {
  if (operator) setOperator(operator);
  if (languages) setLanguages(languages);
}

function answerJobs<Input>(name: string, draw: (input: Input) => Promise<Bytes>): void {
  parentPort?.on("message", (job: Job<Input>) => {
    if (job.name !== name) return;
    // Only now: reading the build file at a lower priority takes long on a busy machine.
    giveWay();
    void answer(draw, job);
  });
}

/** On Linux a priority belongs to one thread; elsewhere this would slow the whole process down. */
function giveWay(): void {
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

async function answer<Input>(
  draw: (input: Input) => Promise<Bytes>,
  { input, given, port }: Job<Input>,
): Promise<void> {
  takeGiven(given);
  try {
    const bytes = await draw(input);
    port.postMessage({ bytes } satisfies Outcome, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ error } satisfies Outcome);
  }
}
