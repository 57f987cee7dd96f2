// Plain JSON calls of the API go directly from the connection to the API and back: no Request, no streams.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { messageFor, refusalStatuses } from "../../kernel/refusals";
import type { Locale } from "../../locales/locale";
import type { Config } from "../../config";
import type { Backend, JsonAnswer, JsonCall } from "../../index";
import type { LogSink } from "../../log-lines";
import { compressedText } from "../compression";
import { requestId } from "../request-id";
import { plainHeaders } from "../headers";
import { formLimitBytes, formWithinMs } from "../protection/limits";
import { logError } from "../log";

interface Parts {
  readonly config: Config;
  readonly backend: Pick<Backend, "handleJson">;
  readonly log: LogSink;
  readonly bodyWithinMs?: number;
}

/** Answers plain JSON calls, and passes on all others. */
export function jsonCalls(
  { config, backend, log, bodyWithinMs = formWithinMs }: Parts,
  next: RequestListener,
): RequestListener {
  const usual = { ...plainHeaders(config), "Content-Type": "application/json; charset=utf-8" };
  return (incoming, outgoing) => {
    const call = jsonCallOf(incoming);
    const answering = call && backend.handleJson(call);
    if (!answering) return next(incoming, outgoing);
    refuseWhenSlow(incoming, outgoing, {
      headers: usual,
      bodyWithinMs,
      locale: config.portalLanguage,
    });
    const write = async ({ status, headers, text }: JsonAnswer) => {
      if (outgoing.headersSent) return;
      const sent = await compressedText(text, incoming.headers["accept-encoding"] ?? "");
      outgoing.writeHead(status, {
        ...usual,
        ...headers,
        ...sent.headers,
        "X-Request-Id": requestId(incoming),
      });
      outgoing.end(sent.body);
    };
    answering.then(write).catch((error: unknown) => {
      logError(error, incoming, log);
      outgoing.destroy();
    });
  };
}

const tooSlow = (locale: Locale) => ({
  statusCode: refusalStatuses.too_slow,
  code: "too_slow",
  message: messageFor("too_slow", {}, locale),
});

interface Slow {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyWithinMs: number;
  readonly locale: Locale;
}

/** A body that doesn't arrive isn't awaited: the connection closes after the response. */
function refuseWhenSlow(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { headers, bodyWithinMs, locale }: Slow,
): void {
  if (incoming.complete || (incoming.headers["content-length"] ?? "0") === "0") return;
  const timer = setTimeout(() => {
    if (incoming.complete || outgoing.headersSent) return;
    outgoing.writeHead(408, {
      ...headers,
      Connection: "close",
      "X-Request-Id": requestId(incoming),
    });
    outgoing.end(JSON.stringify(tooSlow(locale)), () => incoming.destroy());
  }, bodyWithinMs);
  incoming.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
}

/** URLs without escapes; all others are parsed in full. */
const plainTarget = /^\/api(\/[\w/-]+)(?:\?([\w.,:@=&-]*))?$/;
const plainHost = /^[\w.-]+(?::\d+)?$/;

function jsonCallOf(incoming: IncomingMessage): JsonCall | null {
  const { headers, method = "", url = "" } = incoming;
  const [, path, query = ""] = plainTarget.exec(url) ?? [];
  // Other origins are subject to CORS.
  if (path === undefined || headers.origin !== undefined || !plainHost.test(headers.host ?? ""))
    return null;
  if (!isShortJson(incoming)) return null;
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === "string" ? value : null;
  };
  return { method, path, query, header, readBytes: () => bytesOf(incoming) };
}

/** A short body that is declared as JSON, or none. */
function isShortJson({ headers }: IncomingMessage): boolean {
  const {
    "content-type": type,
    "content-length": length = "0",
    "transfer-encoding": encoding,
    "content-encoding": coding,
  } = headers;
  const isJson = type === undefined ? length === "0" : /^application\/json *(;|$)/i.test(type);
  return (
    isJson && encoding === undefined && coding === undefined && Number(length) <= formLimitBytes
  );
}

/** Rejects if the client disconnects before the end. */
function bytesOf(incoming: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.once("end", () => resolve(Buffer.concat(parts)));
    incoming.once("error", reject);
    incoming.once("close", () => reject(new Error("the body was cut off")));
  });
}
