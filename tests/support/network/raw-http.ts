// Requests that fetch would not send: strange hosts, TRACE, chunked bodies, and text that is hardly HTTP.
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";

type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer; chunked?: boolean };
type Received = { status: number; headers: IncomingHttpHeaders; text: string };

export function send(
  address: string,
  { method = "GET", headers = {}, body, chunked = false }: Sent = {},
): Promise<Received> {
  const length: Record<string, string> =
    body && !chunked ? { "content-length": String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(address),
      { method, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Resolves to whatever came back when the other side closed the connection. */
export function sendText(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}
