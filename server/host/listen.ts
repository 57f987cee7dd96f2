// Opens the port, with timeouts for slow and silent clients.
import { createServer, STATUS_CODES, type RequestListener, type Server } from "node:http";
import type { Config } from "../config";
import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";
import { plainHeaders } from "./headers";

export function listen(listener: RequestListener, config: Config): Promise<Server> {
  // Health checks of load balancers speak HTTP/1.0 without a Host; the sanitizer demands it of others.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: 65_000 }, listener);
  server.headersTimeout = 15_000;
  // Ten photos over a slow connection take minutes, so the timeout is longer.
  server.requestTimeout = 300_000;
  server.maxRequestsPerSocket = 1_000;

  server.on("clientError", (error: ParserError, socket) => {
    if (!socket.writable || socket.destroyed) return socket.destroy();
    const [status, message] = faultOf(error, config.portalLanguage);
    const text = `${message}\n`;
    const headers = Object.entries({
      ...plainHeaders(config),
      Connection: "close",
      "Content-Length": Buffer.byteLength(text),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n${text}`);
  });

  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(reasonFor(error, config))));
    server.listen(config.port, config.host, () => resolve(server));
  });
}

interface ParserError extends Error {
  readonly code?: string;
  /** What arrived last. */
  readonly rawPacket?: Buffer;
}

/** Node limits the request line and the headers together. */
const longestLine = 8 * 1024;

function faultOf({ code, rawPacket }: ParserError, locale: Locale): [number, string] {
  const t = messagesIn(locale, "errors");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, t("requestTooSlow")];
  if (code !== "HPE_HEADER_OVERFLOW") return [400, t("unreadable")];
  const line = rawPacket?.toString("latin1").split("\r\n", 1)[0] ?? "";
  const isAddress = /^[A-Z]+ \S/.test(line) && line.length > longestLine;
  return isAddress ? [414, t("addressTooLong")] : [431, t("headersTooLarge")];
}

function reasonFor(error: Error, { port, host }: Config): string {
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it or set PORT.`;
  if (code === "EACCES") return `This user can't open port ${port}. Set PORT to 1024 or higher.`;
  if (code === "EADDRNOTAVAIL") return `This machine has no address ${host}. Set HOST.`;
  return error.message;
}
