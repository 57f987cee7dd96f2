// Whether a PDF can be opened and has a page. The parser reads files of strangers, so it runs in a process of its own,
// one file after the other; the process ends if a file takes too much time or memory. People take turns: however many files one of them
// sends, another person's waits for one of these at most.
import { z } from "zod";
import { JobEnded, jobProcess } from "../../kernel/job-process";

const Verdict = z.enum(["readable", "encrypted", "without pages", "broken"]);
export type PdfVerdict = z.output<typeof Verdict>;

const usualBounds = { timeLimitMs: 5_000, memoryLimitMb: 384 };

// Plain text, so that it needs no file beside the build. A page that doesn't exist is an error of the parser.
const code = `
const settings = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
async function verdictOf({ parser, data }) {
  const { getDocument } = await import(parser);
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
process.on("message", async (job) => process.send(await verdictOf(job)));
`;

const verdictOf = jobProcess({ code, heapLimitMb: 128 });

interface Upload {
  readonly bytes: Uint8Array;
  readonly userId: string;
}

/** A file that takes too long or too much memory counts as broken. */
export async function openPdf(
  { bytes, userId }: Upload,
  bounds: Partial<typeof usualBounds> = {},
): Promise<PdfVerdict> {
  try {
    const parser = import.meta.resolve("unpdf/pdfjs");
    const open = () =>
      verdictOf({ parser, data: Uint8Array.from(bytes) }, { ...usualBounds, ...bounds });
    return Verdict.parse(await afterOwn(userId, open));
  } catch (error) {
    if (error instanceof JobEnded) return "broken";
    throw error;
  }
}

/** The last file that each user has in progress. */
const lastOf = new Map<string, Promise<unknown>>();

/** Runs the work once the user's earlier ones have ended. */
async function afterOwn<Value>(userId: string, work: () => Promise<Value>): Promise<Value> {
  const turn = (lastOf.get(userId) ?? Promise.resolve()).then(work);
  const last = turn.catch(() => undefined);
  lastOf.set(userId, last);
  try {
    return await turn;
  } finally {
    if (lastOf.get(userId) === last) lastOf.delete(userId);
  }
}
