import { withholdMail } from "./withhold-mail";
import { outboxFolder } from "./outbox-folder";
import type { Mailer } from "../../features/email/port";
import { smtp } from "./smtp";

interface Settings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  /** The folder for emails that aren't sent. */
  readonly folder: string;
  /** Whether an address is only an example, like those of demo accounts. */
  readonly isExampleAddress: (address: string) => boolean;
}

/** SMTP if a server is configured; otherwise each email is saved as a file. */
export function chooseMailer({ smtpUrl, mailFrom, folder, isExampleAddress }: Settings): Mailer {
  return smtpUrl
    ? withholdMail(smtp(smtpUrl, mailFrom), isExampleAddress)
    : outboxFolder(folder, mailFrom);
}
