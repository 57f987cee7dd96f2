// One line per request, without query, body, headers or anything else that could be a token.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Backend } from "../index";
import { faultOf, logLine, type LogSink } from "../log-lines";
import { callStatusOf } from "./call-status";
import { requestId, traceIn } from "./request-id";

let waiting = "";
const writeWaiting = () => {
  process.stdout.write(waiting);
  waiting = "";
};

/** Lines of one tick are written together to save system calls; errors are written immediately. */
export const toStandardOutput: LogSink = (level, line) => {
  if (level === "error") return void process.stderr.write(`${line}\n`);
  if (waiting === "") setImmediate(writeWaiting);
  waiting += `${line}\n`;
};

process.once("exit", writeWaiting);

interface Logging {
  readonly requestUsers: Backend["requestUsers"];
  readonly log: LogSink;
}

/** The user is a pseudonym, and missing for visitors. */
export function logWhenClosed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { requestUsers, log }: Logging,
): void {
  const startedAt = performance.now();
  const { method, url, headers } = incoming;
  const id = requestId(incoming);
  const trace = traceIn(headers);
  outgoing.once("close", () => {
    const user = requestUsers.end(id);
    const callStatus = callStatusOf(incoming);
    log(
      "info",
      logLine("info", {
        id,
        ...(trace !== undefined && { trace }),
        ...(user !== undefined && { user }),
        method: method ?? "-",
        path: redactedPath(url ?? "/"),
        status: outgoing.writableFinished ? outgoing.statusCode : "aborted",
        ...(callStatus !== undefined && { callStatus }),
        ms: Math.round(performance.now() - startedAt),
      }),
    );
  });
}

export function logError(error: unknown, incoming: IncomingMessage, log: LogSink): void {
  log("error", logLine("error", { id: requestId(incoming), event: "host", ...faultOf(error) }));
}

const isLongOpaqueWord = (segment: string) => /^[\w.~-]{20,}$/.test(segment);
const isRecordId = (segment: string) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment);

/** The path without its query; long opaque segments are one-time links, and so stay out of the log. */
function redactedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  if (path.startsWith("/build/")) return path;
  const segments = path
    .split("/")
    .map((segment) => (isLongOpaqueWord(segment) && !isRecordId(segment) ? "(redacted)" : segment));
  return segments.join("/").slice(0, 300);
}
