// Replaces a proxy that terminates TLS: requests reach the portal as if sent to the public https URL.
import { readFileSync } from "node:fs";
import { createServer, request, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { freePort } from "../portal/server";

/** With a certificate it ends TLS indeed; without one a test is spared it. */
export async function openProxy(
  target: string,
  publicUrl: string,
  {
    port: wanted,
    certificate,
  }: { port?: number; certificate?: { key: string; cert: string } } = {},
) {
  const port = wanted ?? (await freePort());
  const origin = `${certificate ? "https" : "http"}://localhost:${port}`;
  const pass: RequestListener = (incoming, outgoing) => {
    const forwarded = {
      host: new URL(publicUrl).host,
      "x-forwarded-proto": "https",
      "x-forwarded-for": "198.51.100.7",
    };
    const headers = { ...incoming.headers, ...forwarded };
    // A browser on the public page names that page.
    if (headers.origin === origin) headers.origin = publicUrl;
    // A connection of its own for each: while a test waits for a command, this process hears of none that the portal closes.
    const passed = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const server = certificate
    ? createTlsServer(
        { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) },
        pass,
      )
    : createServer(pass);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin, close: () => server.close() };
}
