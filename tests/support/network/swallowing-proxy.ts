// A TCP proxy that can swallow what passes through it, in both directions, and close nothing: as a network does that drops packets.
import { createServer, Socket, type Server } from "node:net";
import { portOf } from "./port-of";

export class SwallowingProxy {
  private isSwallowing = false;
  private losesAnswerTo: string | undefined;
  private readonly pairs = new Set<{ from: Socket; to: Socket; isLost: boolean }>();
  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** A proxy in front of the server at this address. */
  static async open(target: string): Promise<SwallowingProxy> {
    const server = createServer();
    const proxy = new SwallowingProxy(server, new URL(target));
    server.on("connection", (socket) => proxy.pass(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get address(): string {
    const address = new URL(this.target);
    address.host = `127.0.0.1:${portOf(this.server.address())}`;
    return address.href;
  }

  /** From now on nothing arrives on either side, not even that a connection was closed. */
  swallow(): void {
    this.isSwallowing = true;
    for (const pair of this.pairs) pair.isLost = true;
  }

  /** New connections pass again; those from before or meanwhile stay lost. */
  restore(): void {
    this.isSwallowing = false;
  }

  /** The next time this is sent it arrives, and the connection breaks before its answer. */
  loseAnswerTo(text: string): void {
    this.losesAnswerTo = text;
  }

  close(): void {
    for (const { from, to } of this.pairs) {
      from.destroy();
      to.destroy();
    }
    this.server.close();
  }

  private pass(from: Socket): void {
    const to = new Socket({ allowHalfOpen: true });
    const pair = { from, to, isLost: this.isSwallowing };
    this.pairs.add(pair);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on("data", (part) => {
        if (pair.isLost) return;
        other.write(part);
        if (this.losesAnswerTo === undefined || one !== from || !part.includes(this.losesAnswerTo))
          return;
        this.losesAnswerTo = undefined;
        pair.isLost = true;
        from.destroy();
      });
      one.on("error", () => undefined);
      one.on("close", () => pair.isLost || other.destroy());
    }
    to.connect(Number(this.target.port || 5432), this.target.hostname);
  }
}
