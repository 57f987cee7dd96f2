import type { Mailer } from "../../features/email/port";

/** Sends every email except to reserved example addresses, so that a real mail server never receives those. */
export function withholdMail(
  mailer: Mailer,
  isExampleAddress: (address: string) => boolean,
): Mailer {
  return {
    ...mailer,
    send: (mail) => (isExampleAddress(mail.to) ? Promise.resolve("withheld") : mailer.send(mail)),
  };
}
