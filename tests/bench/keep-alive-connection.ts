// One connection to a server under load, kept open: requests go out as they are, answers are read and checked. It costs a fraction
// of what node:http takes for a client, which a bare loop has nothing of to pay.
import { connect, type Socket } from "node:net";

export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
}

/** Speaks HTTP/1.1 with bodies of a known length, and opens itself again where the server has ended it after an answer. */
export class KeepAliveConnection {
  private socket: Socket | undefined;
  constructor(private readonly origin: URL) {}

  /** `request` is the whole request as it goes over the line. */
  ask(request: string): Promise<PlainAnswer> {
    const socket = (this.socket ??= connect({
      host: this.origin.hostname,
      port: Number(this.origin.port),
      noDelay: true,
    }).setEncoding("latin1"));
    return new Promise((resolve, reject) => {
      let received = "";
      const finish = (settle: () => void) => {
        for (const event of ["data", "error", "close"]) socket.removeAllListeners(event);
        settle();
      };
      const fail = (error?: Error) =>
        finish(() => reject(error ?? new Error(`the connection ended after "${received}"`)));
      socket.on("data", (part: string) => {
        received += part;
        const answer = answerIn(received);
        if (!answer) return;
        if (/\r\nConnection: close\r\n/i.test(received)) this.end();
        finish(() => resolve(answer));
      });
      socket.once("error", fail);
      socket.once("close", () => fail());
      socket.write(request);
    });
  }

  end(): void {
    this.socket?.end();
    this.socket = undefined;
  }
}

/** Null until all of it is there, which takes a length that is said. */
function answerIn(received: string): PlainAnswer | null {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const length = Number(/\r\nContent-Length: (\d+)\r\n/i.exec(received.slice(0, end + 2))?.[1]);
  const body = received.slice(end + 4);
  return body.length === length ? { status: Number(received.slice(9, 12)), body } : null;
}
