// One line a request: never a query, a body, a header or anything that could be a token (R45).
import type { IncomingMessage, RequestListener } from "node:http";
import { requestId } from "./gate";

/** Takes one finished line. */
export type LogSink = (level: "info" | "error", line: string) => void;

let waiting = "";
const writeWaiting = () => {
  process.stdout.write(waiting);
  waiting = "";
};

/** Lines of one moment go out together, which costs as much as one alone; an error goes at once. */
export const toStandardOutput: LogSink = (level, line) => {
  if (level === "error") return void process.stderr.write(`${line}\n`);
  if (waiting === "") setImmediate(writeWaiting);
  waiting += `${line}\n`;
};

process.once("exit", writeWaiting);

export function logged(next: RequestListener, sink: LogSink): RequestListener {
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const { method, url } = incoming;
    outgoing.once("close", () => {
      write(sink, "info", {
        id: requestId(incoming),
        method: method ?? "-",
        path: redactedPath(url ?? "/"),
        status: outgoing.writableFinished ? outgoing.statusCode : "aborted",
        ms: Math.round(performance.now() - startedAt),
      });
    });
    next(incoming, outgoing);
  };
}

/** Kind and place of a fault. Its message stays out: it may carry what a customer typed. */
export function logError(error: unknown, incoming: IncomingMessage, sink: LogSink): void {
  const { name, stack } = error instanceof Error ? error : new Error("not an error");
  const code = error instanceof Error && "code" in error ? String(error.code) : "-";
  const lines = stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const place = lines.slice(0, 5).map((line) => line.trim()).join(" | ");
  write(sink, "error", { id: requestId(incoming), name, code, place });
}

const isLongOpaqueWord = (segment: string) => /^[\w.~-]{20,}$/.test(segment);
const isRecordId = (segment: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment);

/** The path without its query; long opaque segments are one-time links, and so stay out of the log. */
function redactedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  if (path.startsWith("/build/")) return path;
  const segments = path.split("/").map((segment) => (isLongOpaqueWord(segment) && !isRecordId(segment) ? "(redacted)" : segment));
  return segments.join("/").slice(0, 300);
}

function write(sink: LogSink, level: "info" | "error", fields: Record<string, string | number>): void {
  sink(level, JSON.stringify({ time: new Date().toISOString(), level, ...fields }));
}
