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
  "emailChangeRequested.body":
    "Sie haben darum gebeten, die E-Mail-Adresse Ihres Kontos bei {brand} zu ändern. Deshalb haben wir einen Link an die neue Adresse gesendet.",
  "emailUndo.advice":
    "Wenn Sie das nicht waren, öffnen Sie diesen Link bis {until}. Er sorgt dafür, dass Ihr Konto diese E-Mail-Adresse hat, meldet alle ab und hält Auszahlungen an.",
  "emailUndo.link": "Das war ich nicht",
  "emailChangeUndone.subject": "Die Änderung Ihrer E-Mail-Adresse wurde rückgängig gemacht",
  "emailChangeUndone.body":
    "Jemand mit Zugriff auf dieses Postfach hat uns mitgeteilt, nicht um die Änderung gebeten zu haben. Dies ist die E-Mail-Adresse Ihres Kontos bei {brand}.",
  "emailChangeUndone.effect":
    "Alle wurden abgemeldet, das Passwort ist nicht mehr gültig, und Auszahlungen sind angehalten.",
  "emailChangeUndone.advice":
    "Wählen Sie jetzt ein neues Passwort. Prüfen Sie danach Ihre Bankverbindung und Ihre Auszahlungen, bevor Sie Auszahlungen wieder zulassen. Wenn wir nach einem Code fragen, den Sie nicht haben, wenden Sie sich an den Kundenservice.",
} satisfies Texts<typeof englishEmails>;
