// The email that both adapters send; content is never read from files or URLs in its text.
import type { SendMailOptions } from "nodemailer";
import type { Mail as Message } from "../../features/email/port";

export function composeMail(
  { id, to, subject, text, html }: Message,
  from: string,
): SendMailOptions {
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // Suppresses automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The domain of `Name <user@domain>`, which every Message-ID ends with. */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
}
