// An SMTP server of the test's own: it takes, delays, refuses or hangs up as the test says.
import { createServer, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { portOf } from "../network/port-of";

/** At which step the server answers with this code instead of taking the message. */
export interface Answers {
  connect?: number;
  sender?: number;
  recipient?: number;
  data?: number;
}

export interface MailServer {
  readonly port: number;
  /** What was taken, as a mail program reads it. */
  readonly taken: readonly Email[];
  /** Who signed in, as they sent it. */
  readonly signedIn: readonly string[];
  /** How this server answers from now on. */
  answers: Answers;
  close(): Promise<void>;
  /** Listens again at its port, after it was closed. */
  reopen(): Promise<void>;
}

export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const [taken, signedIn]: [Email[], string[]] = [[], []];
  const refusal = (code: number) =>
    Object.assign(new Error("as the test says for secret.customer@example.com"), {
      responseCode: code,
    });
  const state: { answers: Answers } = { answers: {} };
  const step = (name: keyof Answers, done: (error?: Error | null) => void) => {
    const code = state.answers[name];
    done(code === undefined ? null : refusal(code));
  };
  const settings: SMTPServerOptions = {
    disabledCommands: options.key ? ["AUTH"] : ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onConnect: (_session, done) => step("connect", done),
    onMailFrom: (_address, _session, done) => step("sender", done),
    onRcptTo: (_address, _session, done) => step("recipient", done),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.answers.data !== undefined) return step("data", done);
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          taken.push(email);
          done();
        }, done);
      });
    },
    onAuth: ({ username = "", password = "" }, _session, done) => {
      signedIn.push(`${username}:${password}`);
      return password === "right" ? done(null, { user: username }) : done(refusal(535));
    },
    ...options,
  };
  let server = await listening(settings, 0);
  const port = portOf(server.server.address());
  return {
    port,
    taken,
    signedIn,
    get answers() {
      return state.answers;
    },
    set answers(answers) {
      state.answers = answers;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
    // One that was closed only says that it shuts down.
    reopen: async () => void (server = await listening(settings, port)),
  };
}

async function listening(settings: SMTPServerOptions, port: number): Promise<SMTPServer> {
  const server = new SMTPServer(settings);
  // A client that leaves in the middle is what some tests are about.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

/** Something that listens and does with each connection what the test says. */
export async function openRawServer(
  meet: (socket: Socket) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { port: portOf(server.address()), close };
}
