import { outboxFolder } from "./outbox-folder";
import type { Mailer } from "../../features/email/port";
import { isAboutServer } from "../../features/email/rules";
import { ServiceFault, type ServiceWatch } from "../service-watch";
import { smtp, smtpLimits, type OnMailResult, type SmtpLimits } from "./smtp";

interface Settings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  /** The folder for emails that aren't sent. */
  readonly folder: string;
  /** Whether an address is only an example, like those of demo accounts. */
  readonly isExampleAddress: (address: string) => boolean;
  readonly services: ServiceWatch;
  readonly limits?: SmtpLimits;
}

/** SMTP if a server is configured; otherwise each email is saved as a file. */
export function chooseMailer({
  smtpUrl,
  mailFrom,
  folder,
  isExampleAddress,
  services,
  limits = smtpLimits,
}: Settings): Mailer {
  // A server that refuses one recipient works.
  const onResult: OnMailResult = (fault, codes = "") =>
    fault && isAboutServer(fault)
      ? services.failed("mail", new ServiceFault(`${fault} ${codes}`.trim()))
      : services.worked("mail");
  return smtpUrl
    ? withholdMail(smtp(smtpUrl, mailFrom, limits, onResult), isExampleAddress)
    : outboxFolder(folder, mailFrom);
}

/** Sends every email except to reserved example addresses, so that a real mail server never receives those. */
function withholdMail(mailer: Mailer, isExampleAddress: (address: string) => boolean): Mailer {
  return {
    ...mailer,
    send: (mail) => (isExampleAddress(mail.to) ? Promise.resolve("withheld") : mailer.send(mail)),
  };
}
