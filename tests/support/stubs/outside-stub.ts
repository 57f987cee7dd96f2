// Stands where a service of someone else would: answers each call as the test says, hangs, hangs up or stops in the middle.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "../network/port-of";

export interface ReceivedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface StubReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text or bytes travel as they are, everything else as JSON. */
  readonly body?: unknown;
}

export type StubResponse = StubReply | "hang" | "hang up" | "stop in the middle";
type Responder = (call: ReceivedCall) => StubResponse | Promise<StubResponse>;

export class OutsideStub {
  readonly received: ReceivedCall[] = [];
  private responder: Responder = () => ({ status: 404 });
  private constructor(
    readonly origin: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async open(): Promise<OutsideStub> {
    const server = createServer((request, response) => void stub.respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stub = new OutsideStub(`http://127.0.0.1:${portOf(server.address())}`, server);
    return stub;
  }

  /** What every call from now on is answered. */
  respondsWith(responder: StubResponse | Responder): void {
    this.responder = typeof responder === "function" ? responder : () => responder;
  }

  /** Answers no one until the function that it returns is called. */
  holds(reply: StubResponse): () => void {
    let release: () => void = () => undefined;
    const gate = new Promise<StubResponse>((resolve) => (release = () => resolve(reply)));
    this.responder = () => gate;
    return () => release();
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const call = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    this.received.push(call);
    const play = await this.responder(call);
    if (play === "hang") return;
    if (play === "hang up") return void request.socket.destroy();
    if (play === "stop in the middle") {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("half", () => request.socket.destroy());
      return;
    }
    const { status = 200, headers = {}, body = "" } = play;
    const isPlain = typeof body === "string" || body instanceof Uint8Array;
    response.writeHead(status, {
      "Content-Type": isPlain ? "text/plain" : "application/json",
      ...headers,
    });
    response.end(isPlain ? body : JSON.stringify(body));
  }
}
