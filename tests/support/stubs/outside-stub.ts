// Stands where a service of someone else would: answers each call as the test says, hangs, hangs up or stops in the middle.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "../network/port-of";

export interface Seen {
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

export type Play = StubReply | "hang" | "hang up" | "stop in the middle";
type Player = (seen: Seen) => Play | Promise<Play>;

export class OutsideStub {
  readonly seen: Seen[] = [];
  private player: Player = () => ({ status: 404 });
  private constructor(
    readonly origin: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async open(): Promise<OutsideStub> {
    const server = createServer((request, response) => void stub.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stub = new OutsideStub(`http://127.0.0.1:${portOf(server.address())}`, server);
    return stub;
  }

  /** What every call from now on is answered. */
  plays(player: Play | Player): void {
    this.player = typeof player === "function" ? player : () => player;
  }

  /** Answers no one until the function that it returns is called. */
  holds(reply: Play): () => void {
    let release: () => void = () => undefined;
    const gate = new Promise<Play>((resolve) => (release = () => resolve(reply)));
    this.player = () => gate;
    return () => release();
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const seen = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    this.seen.push(seen);
    const play = await this.player(seen);
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
