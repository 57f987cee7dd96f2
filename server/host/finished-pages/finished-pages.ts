// Public pages without personal data, cached as finished bytes for as long as each page allows (`Shared-Seconds`).
// Only for visitors without a session: requests with any cookie other than those listed here bypass the cache.
import { createHash } from "node:crypto";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { encodingFor } from "../compression";
import { requestId } from "../request-id";

export const sharedHeader = "shared-seconds";

/** Cookies that pages vary by, with their possible values. */
const harmless = /^(theme=(?:light|dark)|examples=off)$/;
/** As written in the page table, so that other spellings of a path aren't cached separately. */
const plainAddress = /^\/(?:[a-z]+(?:[-/][a-z]+)*)?$/;
/** What a form has for one visitor alone. */
const ownField = /name="(?:formToken|key)"/;
const mostPages = 500;

interface Finished {
  /** Alternating names and values, the fastest form to write. */
  readonly headers: readonly string[];
  readonly cacheControl: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly goodUntil: number;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly text: Buffer;
  /** The encoded body. */
  readonly body: Buffer;
}

export type FinishedPages = ReturnType<typeof finishedPages>;

export function finishedPages(now: () => number = Date.now) {
  const pages = new Map<string, Finished>();
  return {
    /** Responds from the cache, or passes the request on. */
    before:
      (next: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        const key = keyOf(incoming);
        const page = key === null ? undefined : pages.get(key);
        if (page && page.goodUntil > now()) write(incoming, outgoing, page);
        else next(incoming, outgoing);
      },
    /** Caches a response whose page says for how many seconds it may be shared. */
    save(
      incoming: IncomingMessage,
      seconds: number,
      { status, headers, text, body }: PageAnswer,
    ): void {
      const key = seconds > 0 && status === 200 ? keyOf(incoming) : null;
      if (key === null || headers["set-cookie"] !== undefined || ownField.test(text.toString()))
        return;
      if (pages.size >= mostPages) pages.clear();
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      const flat = Object.entries({ ...headers, ETag: etag }).flatMap(([name, value]) => [
        name,
        String(value),
      ]);
      pages.set(key, {
        headers: flat,
        cacheControl: String(headers["cache-control"]),
        body,
        etag,
        goodUntil: now() + seconds * 1000,
      });
    },
  };
}

/** The cache key of a page; null for a request that is always rendered. */
function keyOf({ method, url = "", headers }: IncomingMessage): string | null {
  if (method !== "GET" || !plainAddress.test(url)) return null;
  const cookies = headers.cookie === undefined ? [] : headers.cookie.split(/; */);
  const names = new Set(cookies.map((cookie) => cookie.split("=", 1)[0]));
  if (names.size !== cookies.length || !cookies.every((cookie) => harmless.test(cookie)))
    return null;
  // A browser that doesn't send this header gets a form token of its own.
  const fetched = headers["sec-fetch-site"] === undefined ? "text" : "browser";
  return [url, fetched, encodingFor(headers["accept-encoding"] ?? ""), ...cookies.sort()].join(" ");
}

function write(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { headers, cacheControl, body, etag }: Finished,
): void {
  const id = requestId(incoming);
  if (incoming.headers["if-none-match"] === etag) {
    outgoing.writeHead(304, { ETag: etag, "Cache-Control": cacheControl, "X-Request-Id": id });
    outgoing.end();
    return;
  }
  outgoing.writeHead(200, [...headers, "X-Request-Id", id]);
  outgoing.end(body);
}
