// Email over SMTP: one connection per message, encrypted except on the same machine, with a time limit.
import { Socket } from "node:net";
import type { Transporter } from "nodemailer";
import type { MailFault } from "../../features/email/rules";
import { TimeoutError, withTimeout } from "../with-timeout";
import { composeMail } from "./compose-mail";
import type { Mailer } from "../../features/email/port";

export interface SmtpLimits {
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly silenceMs: number;
  /** For the whole message, whatever the server responds in between. */
  readonly wholeMs: number;
}

/** Of one response of the server; the longest ones list its extensions. */
const maxResponseSize = 64 * 1024;

export const smtpLimits: SmtpLimits = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 20_000,
  wholeMs: 60_000,
};

/** Gets the result of each attempt, with the server's or the system's codes, which contain no address and no password. */
export type OnMailResult = (fault: MailFault | null, codes?: string) => void;

/** `address` is `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`; `?tls=off` allows a relay in your own network without TLS. */
export function smtp(
  address: string,
  from: string,
  limits = smtpLimits,
  onResult: OnMailResult = () => undefined,
): Mailer {
  const server = { ...serverOf(new URL(address)), ...timesOf(limits), maxResponseSize };
  const connected = async (
    work: (transport: Transporter) => Promise<unknown>,
    withinMs: number,
  ): Promise<MailFault | null> => {
    const { createTransport } = await import("nodemailer");
    const socket = new Socket();
    try {
      await withTimeout(withinMs, work(createTransport({ ...server, socket })));
      onResult(null);
      return null;
    } catch (error) {
      const fault = faultOf(error);
      onResult(fault, codesOf(error));
      return fault;
    } finally {
      // A server that hasn't accepted the email by now must not accept it during the next attempt.
      socket.destroy();
    }
  };
  return {
    send: (mail) =>
      connected((transport) => transport.sendMail(composeMail(mail, from)), limits.wholeMs),
    check: () => connected((transport) => transport.verify(), limits.connectMs),
    storedMail: () => Promise.resolve([]),
    erase: () => Promise.resolve(),
  };
}

function serverOf(url: URL) {
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const user = decodeURIComponent(url.username);
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  const isPlain = url.searchParams.get("tls") === "off";
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere && !isPlain,
    ignoreTLS: isPlain,
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

function timesOf({ connectMs, greetingMs, silenceMs }: SmtpLimits) {
  return {
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
  };
}

function faultOf(error: unknown): MailFault {
  if (error instanceof TimeoutError) return "too_slow";
  const { code, command, status, message } = detailsOf(error);
  if (code === "EAUTH") return "sign_in_refused";
  if (code === "ETIMEDOUT") return "too_slow";
  // An untrusted certificate is reported as a connection error.
  if (
    code === "ETLS" ||
    (code === "ESOCKET" && /certificate|SSL|TLS/i.test(message)) ||
    /STARTTLS/.test(message)
  )
    return "no_tls";
  if (status >= 400 && status < 500) return "deferred";
  // The sender is that of every email: one that is rejected now, such as over a quota, may be accepted later.
  if (status >= 500 && command === "MAIL FROM") return "sender_refused";
  // A rejected greeting concerns the server; a rejected recipient or text concerns the email.
  return status >= 500 && (code === "EENVELOPE" || code === "EMESSAGE") ? "refused" : "unreachable";
}

/** Such as `ECONNREFUSED` or `EAUTH AUTH PLAIN 535`. */
function codesOf(error: unknown): string {
  const { code, command, status, message } = detailsOf(error);
  // The mailer replaces the system's own code.
  const system = /\bE(?:CONN|HOST|NET|NOTFOUND|AI_|TIMEDOUT|PIPE|PROTO)[A-Z_]*/.exec(message)?.[0];
  return [system ?? code, status > 0 ? `${command} ${status}` : ""].join(" ").trim();
}

function detailsOf(error: unknown) {
  if (!(error instanceof Error)) return { code: "", command: "", status: 0, message: "" };
  const code = "code" in error ? String(error.code) : "";
  return {
    code,
    command: "command" in error ? String(error.command) : "",
    status: "responseCode" in error ? Number(error.responseCode) : 0,
    message: error.message,
  };
}
