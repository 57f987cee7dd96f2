import type { default as english, payoutBlocksEmails as englishEmails } from "../en/payout-blocks";
import type { Texts } from "../texts";

export default {
  allStopped: "Alle Auszahlungen sind vorübergehend angehalten",
  allStoppedHint:
    "Ihr Geld bleibt in Ihrer Wallet. Sie können weiterhin eine Auszahlung beauftragen; wir prüfen sie, sobald Auszahlungen wieder möglich sind.",
  contactSupport: "Kundenservice kontaktieren",
  blockedUntil: "Auszahlungen von Ihrem Konto sind bis {time} gesperrt",
  reason: "Grund: {reason}",
  blockedHint:
    "Bis dahin können Sie keine Auszahlung beauftragen, und ausstehende Aufträge führen wir nicht aus. Alles andere funktioniert wie gewohnt.",
  allowAgain: "Auszahlungen wieder zulassen",
  stoppedByYou: "Sie haben Auszahlungen von Ihrem Konto angehalten",
  stoppedByYouHint: "Sie können erst wieder Geld auszahlen lassen, wenn Sie Auszahlungen zulassen.",
  releaseLead:
    "Stornieren Sie zuerst alle Auszahlungen, die nicht von Ihnen stammen. Sobald Sie Auszahlungen zulassen, prüfen wir die übrigen wie gewohnt.",
  allow: "Auszahlungen zulassen",
  title: "Auszahlungen",
  lead: "Wenn Sie vermuten, dass jemand anderes Zugriff auf Ihr Konto hat, halten Sie zuerst Auszahlungen an. Von Ihrem Konto wird nichts ausgezahlt, bis Sie Auszahlungen wieder zulassen.",
  stopped: "Auszahlungen sind angehalten",
  stop: "Auszahlungen anhalten",
  stoppedSince:
    "Auszahlungen angehalten am {time}. Falls jemand anderes Ihr Passwort kennen könnte, ändern Sie es, bevor Sie Auszahlungen wieder zulassen.",
  changePassword: "Passwort ändern",
  stopEffect:
    "Solange Auszahlungen angehalten sind, können Sie keine beauftragen, und ausstehende Aufträge führen wir nicht aus. Um Auszahlungen wieder zuzulassen, brauchen Sie Ihr Passwort und, wenn die Zwei-Faktor-Authentifizierung eingeschaltet ist, einen Bestätigungscode.",
  stopEffectEmail:
    "Sobald Auszahlungen angehalten oder wieder zugelassen werden, erhalten Sie eine E-Mail von uns.",
  stopping: "Auszahlungen werden angehalten …",
} satisfies Texts<typeof english>;

export const payoutBlocksEmails = {
  "payoutsBlocked.subject": "Auszahlungen von Ihrem Konto sind gesperrt",
  "payoutsBlocked.body":
    "Wir haben Auszahlungen von Ihrem Konto bei {brand} gesperrt. Bis zum Ende der Sperre können Sie keine Auszahlung beauftragen, und ausstehende Aufträge führen wir nicht aus.",
  "payoutsBlocked.effect":
    "Sie können sich weiterhin anmelden und einzahlen. Ihr Geld bleibt in Ihrer Wallet.",
  "payoutsBlocked.until": "Gesperrt bis",
  "payoutsBlocked.advice": "Bei Fragen wenden Sie sich an den Kundenservice.",
  "payoutsUnblocked.subject": "Auszahlungen von Ihrem Konto sind nicht mehr gesperrt",
  "payoutsUnblocked.body":
    "Wir haben die Sperre der Auszahlungen von Ihrem Konto bei {brand} aufgehoben.",
  "payoutsUnblocked.effect": "Ausstehende Auszahlungen prüfen wir wie gewohnt.",
} satisfies Texts<typeof englishEmails>;
