// The message that both adapters send, never read from a file or URL that a text may name.
import type { SendMailOptions } from "nodemailer";
import { domainOf } from "./sender";
import type { Mail as Message } from "../../features/email/port";

export function composed({ id, to, subject, text, html }: Message, from: string): SendMailOptions {
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // Out-of-office robots stay silent.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
