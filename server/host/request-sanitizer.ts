// Runs first on each request: rejects unknown methods and what the protocol forbids, and removes headers that a client may have forged.
import { messageFor } from "../kernel/refusals";
import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";
import { addressLanguageHeader, pageLanguageHeader } from "../kernel/page-language";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Config } from "../config";
import type { Backend } from "../index";
import type { LogSink } from "../log-lines";
import { clientAddress } from "./client-address";
import { isPartOfPages, plainHeaders } from "./headers";
import { logWhenClosed } from "./log";
import { requestId, assignRequestId } from "./request-id";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface Sanitizing {
  readonly config: Config;
  readonly requestUsers: Backend["requestUsers"];
  readonly log: LogSink;
}

export function sanitized(
  { config, requestUsers, log }: Sanitizing,
  next: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    sanitize(incoming, config);
    // Two requests with one ID couldn't be distinguished in the log.
    if (!requestUsers.begin(requestId(incoming))) {
      incoming.headers["x-request-id"] = randomUUID();
      requestUsers.begin(requestId(incoming));
    }
    logWhenClosed(incoming, outgoing, { requestUsers, log });
    const fault = protocolFault(incoming, config.portalLanguage);
    if (!fault) return next(incoming, outgoing);
    outgoing.writeHead(fault.status, {
      ...plainHeaders(config),
      ...fault.headers,
      "X-Request-Id": requestId(incoming),
    });
    outgoing.end(`${fault.message}\n`);
  };
}

interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What Node accepts although the protocol doesn't allow it, or we can't do it. */
function protocolFault(incoming: IncomingMessage, locale: Locale): Fault | null {
  const t = messagesIn(locale, "errors");
  const { method = "", headers } = incoming;
  if (!hasValidHost(incoming))
    return { status: 400, headers: { Connection: "close" }, message: t("hostHeader") };
  if (!methods.has(method))
    return {
      status: 405,
      headers: { Allow: [...methods].join(", ") },
      message: messageFor("method_not_allowed", {}, locale),
    };
  const coding = headers["transfer-encoding"]?.toLowerCase() ?? "chunked";
  if (coding === "chunked") return null;
  // Where the last coding is another one, the end of the body is unknown.
  const status = /,\s*chunked$/.test(coding) ? 501 : 400;
  return { status, headers: { Connection: "close" }, message: t("transferCoding") };
}

/** One Host header line, which a request of HTTP/1.0 may lack (RFC 9112, section 3.2). */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const lines = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  return lines.length === 1 || (lines.length === 0 && httpVersion === "1.0");
}

/** Under a different server: Node reports each request before it is read. */
export function sanitizeAll(config: Config): void {
  subscribe("http.server.request.start", (message) =>
    sanitize((message as { request: IncomingMessage }).request, config),
  );
}

/** Replaces forwarded headers with our own, which contain only trusted values. */
function sanitize(incoming: IncomingMessage, config: Config): void {
  const { headers } = incoming;
  const address = clientAddress(incoming, config.trustProxy);
  const host = trustedHost(incoming, config);
  for (const name in headers) if (/^(x-forwarded-|forwarded$)/.test(name)) delete headers[name];
  assignRequestId(headers, config.trustProxy);
  // A visitor without an address has none, whatever they sent.
  delete headers["x-client-address"];
  delete headers[pageLanguageHeader];
  delete headers[addressLanguageHeader];
  if (address !== undefined) headers["x-client-address"] = address;
  headers.host = host ?? headers.host ?? new URL(config.publicUrl).host;
}

/** Raw headers then contain only admitted values, each name once. The response contains the ID. */
export function withSanitizedHeaders(next: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    incoming.rawHeaders = Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === "string" ? [name, value] : [],
    );
    // No one reports a stylesheet by its ID, and each byte of it delays a page.
    if (!isPartOfPages(incoming.url ?? "")) outgoing.setHeader("X-Request-Id", requestId(incoming));
    next(incoming, outgoing);
  };
}

/** A portal with an https address is always addressed by it, whatever the proxy put into Host. */
function trustedHost(incoming: IncomingMessage, config: Config): string | undefined {
  if (config.isSecure) return new URL(config.publicUrl).host;
  const forwarded = config.trustProxy ? incoming.headers["x-forwarded-host"] : undefined;
  return typeof forwarded === "string" ? forwarded.split(",")[0]?.trim() : undefined;
}
