// One ID from the proxy through page, log and audit log. A visitor's own is never used: only a trusted proxy may set it.
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const plainId = /^[A-Za-z0-9][\w.-]{7,127}$/;
/** The W3C Trace Context format: version, trace, parent and flags; a trace of zeros is invalid. */
const traceContext =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The proxy's X-Request-Id, else the id of its trace, else a new one; and no `traceparent` that is not the proxy's. */
export function assignRequestId(headers: IncomingHttpHeaders, trustProxy: boolean): void {
  const trace = trustProxy ? traceIn(headers) : undefined;
  const sent = headers["x-request-id"];
  const isTrusted = trustProxy && typeof sent === "string" && plainId.test(sent);
  headers["x-request-id"] = isTrusted ? sent : (trace ?? randomUUID());
  if (trace === undefined) delete headers.traceparent;
}

/** The ID assigned to a request when it was admitted. */
export function requestId({ headers }: IncomingMessage): string {
  return String(headers["x-request-id"] ?? "-");
}

/** The proxy's trace ID. */
export function traceIn({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === "string" ? traceContext.exec(traceparent)?.[1] : undefined;
}
