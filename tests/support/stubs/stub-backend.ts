// Another backend that answers each call as a test says; what it does not know is a 404 as Express writes it.
import { createServer } from "node:http";
import { freePort } from "../portal/server";

export interface StubAnswer {
  readonly status: number;
  /** A text travels as HTML, everything else as JSON. */
  readonly body: unknown;
  readonly type?: string;
}

export async function openStub() {
  const answers = new Map<string, StubAnswer>();
  const server = createServer((request, response) => {
    const call = `${request.method} ${(request.url ?? "").split("?")[0]}`;
    const { status, body, type } = answers.get(call) ?? {
      status: 404,
      body: `<pre>Cannot ${call}</pre>`,
    };
    const isPage = type === undefined && typeof body === "string";
    response.writeHead(status, {
      "Content-Type": type ?? (isPage ? "text/html" : "application/json"),
    });
    response.end(isPage ? body : type === "text/plain" ? String(body) : JSON.stringify(body));
    request.resume();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: (call: string, answer: StubAnswer) => void answers.set(call, answer),
    close: () => server.close(),
  };
}
