// Speaks as clamd does, as far as its manual documents PING and INSTREAM, and misbehaves as the test says.
import { createServer, type Server, type Socket } from "node:net";
import { portOf } from "../network/port-of";

/** The harmless text that every scanner calls a virus; in two halves, so that none calls this file one. */
export const eicar = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD",
  "-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

/** `takes`: no stream that is longer. As the daemon itself it says so in the middle, and hangs up on what it was not told yet. */
export type ClamdFault =
  | "hang"
  | "hang up"
  | "hang up in the middle"
  | { readonly takes: number }
  | { readonly reply: string };

export class ClamdStub {
  /** What was streamed, each as a whole. */
  readonly received: Buffer[] = [];
  fault: ClamdFault | null = null;
  private constructor(private readonly server: Server) {}

  /** On a port of its own, or on the socket of this path. */
  static async open(path?: string): Promise<ClamdStub> {
    const server = createServer();
    const stub = new ClamdStub(server);
    server.on("connection", (socket) => stub.#serve(socket));
    await new Promise<void>((resolve) =>
      path === undefined ? server.listen(0, "127.0.0.1", resolve) : server.listen(path, resolve),
    );
    return stub;
  }

  get port(): number {
    return portOf(this.server.address());
  }

  close(): void {
    this.server.close();
  }

  #serve(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (this.fault === "hang up in the middle") return void socket.destroy();
      if (typeof this.fault === "object" && this.fault !== null && "takes" in this.fault) {
        if (received.length <= this.fault.takes) return;
        socket.pause();
        return void socket.write("INSTREAM size limit exceeded. ERROR\0", () => socket.destroy());
      }
      const answer = this.#answerTo(received);
      if (answer === null || this.fault === "hang") return;
      if (this.fault === "hang up") return void socket.end();
      socket.end(this.fault === null ? answer : this.fault.reply);
    });
  }

  /** Null while there is more to come. */
  #answerTo(received: Buffer): string | null {
    if (received.equals(Buffer.from("zPING\0"))) return "PONG\0";
    const command = Buffer.from("zINSTREAM\0");
    if (!received.subarray(0, command.length).equals(command))
      return received.length < command.length ? null : "UNKNOWN COMMAND\0";
    const pieces: Buffer[] = [];
    for (let at = command.length; at + 4 <= received.length;) {
      const length = received.readUInt32BE(at);
      if (length === 0) return this.#verdictOn(Buffer.concat(pieces));
      if (at + 4 + length > received.length) return null;
      pieces.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return null;
  }

  #verdictOn(bytes: Buffer): string {
    this.received.push(bytes);
    return bytes.includes(eicar) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0";
  }
}
