import type { Mailer } from "../../features/email/port";

/** Sends every email except to reserved example addresses, so that a real mail server never receives those. */
export function withholdMail(mailer: Mailer, isNobodys: (address: string) => boolean): Mailer {
  return {
    ...mailer,
    send: (mail) => (isNobodys(mail.to) ? Promise.resolve("held_back") : mailer.send(mail)),
  };
}
