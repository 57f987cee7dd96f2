// Opens the port, with timeouts for slow and silent clients.
import { createServer, type RequestListener, type Server } from "node:http";
import type { Config } from "../config";
import { plainHeaders } from "./headers";

export function listen(listener: RequestListener, config: Config): Promise<Server> {
  const server = createServer({ requireHostHeader: true, keepAliveTimeout: 65_000 }, listener);
  server.headersTimeout = 15_000;
  // Ten photos over a slow connection take minutes, so the timeout is longer.
  server.requestTimeout = 300_000;
  server.maxRequestsPerSocket = 1_000;

  server.on("clientError", (_error, socket) => {
    if (!socket.writable || socket.destroyed) return socket.destroy();
    const headers = Object.entries({
      ...plainHeaders(config),
      Connection: "close",
      "Content-Length": "0",
    });
    socket.end(
      `HTTP/1.1 400 Bad Request\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
  });

  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(reasonFor(error, config))));
    server.listen(config.port, config.host, () => resolve(server));
  });
}

function reasonFor(error: Error, { port, host }: Config): string {
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it or set PORT.`;
  if (code === "EACCES") return `This user can't open port ${port}. Set PORT to 1024 or higher.`;
  if (code === "EADDRNOTAVAIL") return `This machine has no address ${host}. Set HOST.`;
  return error.message;
}
