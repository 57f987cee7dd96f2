import type { default as english, passwordEmails as englishEmails } from "../en/password";
import type { Texts } from "../texts";

export default {
  confirmIdentity: "Bestätigen Sie, dass Sie es sind",
  title: "Passwort ändern",
  lead: "Sie werden auf anderen Geräten abgemeldet, alle API-Tokens werden widerrufen, und wir informieren Sie per E-Mail über die Änderung.",
  leadUnconfirmed:
    "Sie werden auf anderen Geräten abgemeldet, und alle API-Tokens werden widerrufen.",
  current: "Aktuelles Passwort",
  new: "Neues Passwort",
  newHint: "Mindestens {minimum} Zeichen; wir empfehlen 12 oder mehr.",
  saving: "Wird gespeichert …",
  change: "Passwort ändern",
  chooseOwn: "Passwort wählen",
  chooseOwnLead:
    "Ihr Passwort hat jemand aus unserem Team festgelegt. Um fortzufahren, wählen Sie eines, das nur Sie kennen.",
  given: "Passwort, das Sie erhalten haben",
  save: "Passwort speichern",
  confirmedFor:
    "Wir fragen {minutes, plural, one {# Minute} other {# Minuten}} lang nicht erneut danach.",
} satisfies Texts<typeof english>;

export const passwordEmails = {
  "passwordReset.subject": "Setzen Sie Ihr Passwort zurück",
  "passwordReset.body": "Für Ihr Konto bei {brand} wurde angefordert, das Passwort zurückzusetzen.",
  "passwordReset.expires":
    "Dieser Link funktioniert einmal und läuft in {minutes, plural, one {# Minute} other {# Minuten}} ab. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt dann unverändert.",
  "passwordChanged.subject": "Ihr Passwort wurde geändert",
  "passwordChanged.body": "Das Passwort für Ihr Konto bei {brand} wurde geändert.",
  "passwordChanged.cleared":
    "Ihre E-Mail-Adresse war noch nicht bestätigt. Deshalb haben wir das Profil, die Bankverbindung, die Karten und die Dokumente gelöscht, die im Konto gespeichert waren, und ausstehende Aufträge sowie noch nicht gesendete Auszahlungen storniert. Ihr Geld bleibt in Ihrer Wallet.",
} satisfies Texts<typeof englishEmails>;
