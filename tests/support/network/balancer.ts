// A plain round-robin before several hosts of one portal. It keeps connections to them open, asks /readyz, tries the next
// host where one refuses the connection, and nothing else: what breaks off after it was sent stays broken.
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { portOf } from "./port-of";

const askEveryMs = 50;

interface Host {
  readonly origin: string;
  isReady: boolean;
}

export class Balancer {
  /** What broke off on its way, and which host it was. */
  readonly broken: string[] = [];
  /** Which host answered, one after the other. */
  readonly answeredBy: string[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer(
    (incoming, outgoing) => void this.pass(incoming, outgoing),
  );
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;
  private constructor(private readonly hosts: readonly Host[]) {}

  /** Its address is needed before there are hosts: it is their public URL. */
  static async open(port: number, origins: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(origins.map((origin) => ({ origin, isReady: true })));
    await new Promise<void>((resolve) => balancer.server.listen(port, "127.0.0.1", resolve));
    balancer.timer = setInterval(
      () => balancer.hosts.forEach((host) => void askWhetherReady(host)),
      askEveryMs,
    );
    return balancer;
  }

  get origin(): string {
    return `http://localhost:${portOf(this.server.address())}`;
  }

  close(): void {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const sent = {
      method: incoming.method ?? "GET",
      path: incoming.url ?? "/",
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    const candidates = this.inTurn();
    for (const host of candidates) {
      const outcome = await this.tryHost(host, sent, outgoing);
      if (outcome === "answered") return void this.answeredBy.push(host.origin);
      if (outcome === "broken") break;
      host.isReady = false;
    }
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(502).end();
  }

  /** The next one first; those that are not ready come last. */
  private inTurn(): Host[] {
    this.turn = (this.turn + 1) % this.hosts.length;
    const all = [...this.hosts.slice(this.turn), ...this.hosts.slice(0, this.turn)];
    return all.toSorted((a, b) => Number(b.isReady) - Number(a.isReady));
  }

  private tryHost(
    { origin }: Host,
    { path, body, ...sent }: Sent,
    outgoing: ServerResponse,
  ): Promise<"answered" | "refused" | "broken"> {
    const { connection: _, "transfer-encoding": _chunks, ...headers } = sent.headers;
    if (body.length > 0) headers["content-length"] = String(body.length);
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        const isRefused = "code" in error && error.code === "ECONNREFUSED";
        if (!isRefused) this.broken.push(`${sent.method} ${path} ${error.message}`);
        resolve(isRefused ? "refused" : "broken");
      };
      const passed = request(
        new URL(path, origin),
        { method: sent.method, headers, agent: this.agent },
        (answer) => {
          const { connection: _own, "keep-alive": _alive, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, rest);
          answer.on("error", fail);
          answer.on("end", () => resolve("answered"));
          answer.pipe(outgoing);
        },
      );
      passed.on("error", fail);
      passed.end(body);
    });
  }
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

async function askWhetherReady(host: Host): Promise<void> {
  host.isReady = await fetch(`${host.origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
