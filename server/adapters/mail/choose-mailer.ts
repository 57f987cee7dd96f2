import { outboxFolder } from "./outbox-folder";
import type { Mailer } from "./port";
import { smtp } from "./smtp";

interface Settings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  /** Where messages lie that nobody sends. */
  readonly folder: string;
}

/** SMTP where the settings name a server; else each message is a file. */
export function chooseMailer({ smtpUrl, mailFrom, folder }: Settings): Mailer {
  return smtpUrl ? smtp(smtpUrl, mailFrom) : outboxFolder(folder, mailFrom);
}
