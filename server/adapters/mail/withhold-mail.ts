import type { Mailer } from "../../features/email/port";

/** Hands over everything but what goes to addresses that are nobody's mailbox: a real mail server is never bothered with those. */
export function withholdMail(mailer: Mailer, isNobodys: (address: string) => boolean): Mailer {
  return {
    ...mailer,
    send: (mail) => (isNobodys(mail.to) ? Promise.resolve("held_back") : mailer.send(mail)),
  };
}
