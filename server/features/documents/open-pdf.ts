// Whether a PDF can be opened and has a page. The parser reads files of strangers, so it runs in a thread of its own,
// one file after the other; the thread ends if a file takes too much time or memory.
import { Worker } from "node:worker_threads";
import { z } from "zod";

const Verdict = z.enum(["readable", "encrypted", "without pages", "broken"]);
export type PdfVerdict = z.output<typeof Verdict>;

interface Bounds {
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
}

const usualTimeLimitMs = 5_000;
/** Unpacked streams lie outside the heap, so the process is watched too. */
const usualMemoryLimitMb = 384;
const heapLimitMb = 128;
const watchEveryMs = 50;

// Plain text, so that it needs no file beside the build. A page that doesn't exist is an error of the parser.
const threadCode = `
const { parentPort, workerData } = require("node:worker_threads");
const settings = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
async function verdictOf(data) {
  const { getDocument } = await import(workerData.parser);
  const task = getDocument({ data, ...settings });
  try {
    const file = await task.promise;
    return await file.getPage(1).then(() => "readable", () => "without pages");
  } catch (error) {
    return error.name === "PasswordException" ? "encrypted" : "broken";
  } finally {
    await task.destroy();
  }
}
parentPort.on("message", async (data) => parentPort.postMessage(await verdictOf(data)));
`;

let running: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** A file that takes too long or too much memory counts as broken. */
export function openPdf(bytes: Uint8Array, bounds: Bounds = {}): Promise<PdfVerdict> {
  const verdict = queue.then(() => opened(bytes, bounds));
  queue = verdict.catch(() => undefined);
  return verdict;
}

function opened(
  bytes: Uint8Array,
  { timeLimitMs = usualTimeLimitMs, memoryLimitMb = usualMemoryLimitMb }: Bounds,
): Promise<PdfVerdict> {
  const thread = (running ??= startThread());
  const mostBytes = process.memoryUsage.rss() + memoryLimitMb * 1024 * 1024;
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      clearInterval(watch);
      thread.off("message", answered).off("error", failed);
    };
    const abandon = () => {
      stop();
      running = undefined;
      void thread.terminate();
    };
    const giveUp = () => {
      abandon();
      resolve("broken");
    };
    const answered = (verdict: unknown) => {
      stop();
      resolve(Verdict.parse(verdict));
    };
    const failed = (error: Error) => {
      if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return giveUp();
      abandon();
      reject(error);
    };
    const timer = setTimeout(giveUp, timeLimitMs);
    const watch = setInterval(
      () => process.memoryUsage.rss() > mostBytes && giveUp(),
      watchEveryMs,
    );
    thread.once("message", answered).once("error", failed);
    const copy = Uint8Array.from(bytes);
    thread.postMessage(copy, [copy.buffer]);
  });
}

function startThread(): Worker {
  const thread = new Worker(threadCode, {
    eval: true,
    workerData: { parser: import.meta.resolve("unpdf/pdfjs") },
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
    stdout: true,
    stderr: true,
  });
  // An idle thread doesn't keep the process running.
  thread.unref();
  return thread;
}
