// Before anything else sees a request: which methods exist, and which headers a client cannot forge.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Config } from "../config";
import { plainHeaders } from "./headers";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ownHeaders = new Set(["x-request-id", "x-client-address"]);

export function admitted(config: Config, next: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (!methods.has(incoming.method ?? "")) {
      outgoing.writeHead(405, { ...plainHeaders(config), Allow: [...methods].join(", ") });
      outgoing.end("This method is not allowed.\n");
      return;
    }
    const id = randomUUID();
    const address = clientAddress(incoming, config.trustProxy);
    rewriteHeaders(incoming, config, { "x-request-id": id, "x-client-address": address });
    outgoing.setHeader("X-Request-Id", id);
    next(incoming, outgoing);
  };
}

/** The peer, or with a trusted proxy the last hop that the proxy itself wrote down. */
function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const hops = trustProxy ? String(incoming.headers["x-forwarded-for"] ?? "").split(",") : [];
  return hops.at(-1)?.trim() || incoming.socket.remoteAddress || "unknown";
}

function rewriteHeaders(incoming: IncomingMessage, config: Config, own: Record<string, string>): void {
  const host = trustedHost(incoming, config);
  const kept: string[] = [];
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? "";
    const isForwarded = /^(x-forwarded-|forwarded$)/i.test(name);
    const isReplaced = ownHeaders.has(name.toLowerCase()) || (host !== undefined && name.toLowerCase() === "host");
    if (!isForwarded && !isReplaced) kept.push(name, incoming.rawHeaders[index + 1] ?? "");
  }
  const added = host === undefined ? own : { ...own, host };
  for (const name of Object.keys(incoming.headers)) {
    if (/^(x-forwarded-|forwarded$)/.test(name)) delete incoming.headers[name];
  }
  Object.assign(incoming.headers, added);
  incoming.rawHeaders = [...kept, ...Object.entries(added).flat()];
}

/** A portal with an https address is always addressed by it, whatever the proxy put into Host. */
function trustedHost(incoming: IncomingMessage, config: Config): string | undefined {
  if (config.isSecure) return new URL(config.publicUrl).host;
  const forwarded = config.trustProxy ? incoming.headers["x-forwarded-host"] : undefined;
  return typeof forwarded === "string" ? forwarded.split(",")[0]?.trim() : undefined;
}
