import type { staffPayoutsEmails as englishEmails } from "../../en/staff/payouts";
import type { Texts } from "../../texts";

/** Gehen an die Kundschaft. */
export const staffPayoutsEmails = {
  "payoutSent.subject": "Ihre Auszahlung von {amount} wurde gesendet",
  "payoutSent.body":
    "Wir haben Ihre Auszahlung von {amount} gesendet. Sie sollte bis {day} ankommen.",
  "payoutSent.reference": "Zahlungsreferenz",
  "payoutSent.expectedBy": "Erwartet bis",
  "payoutReturned.subject": "Ihre Auszahlung von {amount} wurde zurückgegeben",
  "payoutReturned.body":
    "Ihre Auszahlung von {amount} wurde an uns zurückgegeben. Der Betrag zählt wieder zu Ihrem verfügbaren Guthaben.",
} satisfies Texts<typeof englishEmails>;
