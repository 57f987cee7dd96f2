// A mail server that notes what it was given, and hosts that send through it.
import type { Context } from "~server/http/context";
import type { Mail, Mailer } from "~server/features/email/port";
import type { MailFault } from "~server/features/email/rules";

/** Notes what it is given, and answers as the test says. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];
  readonly erased: string[] = [];
  answer: () => Promise<MailFault | null> = () => Promise.resolve(null);

  send(mail: Mail): Promise<MailFault | null> {
    this.sent.push(mail);
    return this.answer();
  }
  storedMail = () => Promise.resolve([]);
  erase(ids: readonly string[]): Promise<void> {
    this.erased.push(...ids);
    return Promise.resolve();
  }
}

/** A host of its own over the same database. */
export function hostWith(context: Context, mailer: Mailer): Context {
  return { ...context, mailDispatcher: { ...context.mailDispatcher, mailer } };
}
