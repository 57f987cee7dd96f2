// ClamAV's daemon and its protocol: a command, the bytes in length-prefixed chunks, a one-line response.
import { connect, type NetConnectOpts, type Socket } from "node:net";
import type { VirusScanner } from "../../features/documents/scanner-port";

interface Clamd {
  /** A host and its port, or the path of a socket. */
  readonly at: NetConnectOpts;
  /** From the first byte sent to the last one read. */
  readonly timeLimitMs: number;
}

type ScanFault = "TOO_SLOW" | "UNREACHABLE" | "HUNG_UP" | "NO_VERDICT";

/** Reports only the error: a response may repeat the uploaded data. */
export class ScanError extends Error {
  override name = "ScanError";
  constructor(readonly code: ScanFault) {
    super(`clamd: ${code}`);
  }
}

const pieceBytes = 64 * 1024;
/** A response is one short line. */
const answerMaximum = 4096;

export function clamd(daemon: Clamd): VirusScanner {
  return {
    async scan(bytes) {
      const answer = await exchange(daemon, (socket) => sendStream(socket, bytes));
      if (answer === "stream: OK") return "clean";
      if (/^stream: .+ FOUND$/.test(answer)) return "infected";
      // Above its StreamMaxLength, it closes the connection, usually before its response can be read: one code for both.
      if (answer.startsWith("INSTREAM size limit exceeded")) throw new ScanError("HUNG_UP");
      throw new ScanError("NO_VERDICT");
    },
    async check() {
      if ((await exchange(daemon, (socket) => socket.write("zPING\0"))) !== "PONG")
        throw new ScanError("NO_VERDICT");
    },
  };
}

function sendStream(socket: Socket, bytes: Uint8Array): void {
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    socket.write(lengthOf(piece.byteLength));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The response line, without its terminator. */
function exchange({ at, timeLimitMs }: Clamd, send: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    let broken: ScanFault = "UNREACHABLE";
    const socket = connect(at, () => {
      broken = "HUNG_UP";
      send(socket);
    });
    const timer = setTimeout(() => socket.destroy(new ScanError("TOO_SLOW")), timeLimitMs);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      answer += text;
      const end = answer.indexOf("\0");
      if (end < 0 && answer.length <= answerMaximum) return;
      if (end >= 0) resolve(answer.slice(0, end));
      else reject(new ScanError("NO_VERDICT"));
      socket.destroy();
    });
    socket.on("error", (error) =>
      reject(error instanceof ScanError ? error : new ScanError(broken)),
    );
    socket.on("close", () => {
      clearTimeout(timer);
      reject(new ScanError("HUNG_UP"));
    });
  });
}
