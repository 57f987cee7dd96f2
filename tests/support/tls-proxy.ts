// Stands where a proxy ends TLS: what comes to it is told to the portal as if it had come to the public https address.
import { createServer, request } from "node:http";
import { freePort } from "./server";

export async function openProxy(target: string, publicUrl: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = createServer((incoming, outgoing) => {
    const told = { host: new URL(publicUrl).host, "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7" };
    const headers = { ...incoming.headers, ...told };
    // A browser on the public page names that page.
    if (headers.origin === origin) headers.origin = publicUrl;
    const passed = request(new URL(incoming.url ?? "/", target), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin, close: () => server.close() };
}
