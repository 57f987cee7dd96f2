import type {
  default as english,
  emailVerificationEmails as englishEmails,
} from "../en/email-verification";
import type { Texts } from "../texts";

export default {
  resend: "Link erneut senden",
  title: "E-Mail-Adresse bestätigen",
  linkSent: "Wir haben einen Bestätigungslink an {email} gesendet.",
  sending: "Wird gesendet …",
  notNow: "Nicht jetzt",
  resendEffect:
    "Wir senden einen neuen Link an {email}. Frühere Links sind danach nicht mehr gültig.",
} satisfies Texts<typeof english>;

export const emailVerificationEmails = {
  "emailVerification.subject": "Bestätigen Sie Ihre E-Mail-Adresse",
  "emailVerification.body":
    "Bestätigen Sie, dass dies die E-Mail-Adresse für Ihr Konto bei {brand} ist.",
  "emailVerification.earlierLinks": "Frühere Links sind nicht mehr gültig.",
  confirmEmail: "E-Mail-Adresse bestätigen",
  confirmEmailExpires:
    "Dieser Link läuft in {hours, plural, one {# Stunde} other {# Stunden}} ab. Wenn Sie sich nicht bei {brand} registriert haben, ignorieren Sie diese E-Mail.",
  "emailChange.subject": "Bestätigen Sie Ihre neue E-Mail-Adresse",
  "emailChange.body":
    "Sie haben uns gebeten, die E-Mail-Adresse Ihres Kontos bei {brand} in diese Adresse zu ändern. Bestätigen Sie sie, um die Änderung abzuschließen.",
  "emailChange.effect":
    "Sie werden auf allen Geräten abgemeldet. Ihr Passwort und Ihre Zwei-Faktor-Authentifizierung bleiben gleich.",
  "emailChange.link": "Neue E-Mail-Adresse bestätigen",
  "emailChange.expires":
    "Dieser Link funktioniert einmal und läuft in {hours, plural, one {# Stunde} other {# Stunden}} ab. Wenn Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail.",
  "emailChangeStarted.subject": "Ihre E-Mail-Adresse soll geändert werden",
  "emailChangeStarted.body":
    "Uns wurde mitgeteilt, dass Sie keinen Zugriff mehr auf dieses Postfach haben. Deshalb haben wir für Ihr Konto bei {brand} einen Link an eine neue E-Mail-Adresse gesendet.",
  "emailChangeStarted.until": "Ihre jetzige E-Mail-Adresse gilt, bis Sie die neue bestätigt haben.",
  "emailChangeStarted.advice":
    "Wenn Sie nicht darum gebeten haben, setzen Sie jetzt Ihr Passwort zurück, um die Änderung zu stoppen. Wenden Sie sich danach an den Kundenservice.",
  "emailChanged.subject": "Ihre E-Mail-Adresse wurde geändert",
  "emailChanged.body": "Dies ist jetzt die E-Mail-Adresse Ihres Kontos bei {brand}.",
  "emailChanged.former":
    "Ihr Konto bei {brand} hat eine neue E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.",
  "emailChanged.payoutsBlockedUntil": "Auszahlungen gesperrt bis",
  "emailChanged.notYou":
    "Wenn Sie nicht darum gebeten haben, wenden Sie sich sofort an den Kundenservice.",
} satisfies Texts<typeof englishEmails>;
