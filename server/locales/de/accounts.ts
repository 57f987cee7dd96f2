import type { accountsEmails as englishEmails, default as english } from "../en/accounts";
import type { Texts } from "../texts";

export default {
  signUp: "Registrieren",
  signUpDescription: "Eröffnen Sie in wenigen Minuten ein Konto. Eine Einzahlung ist nicht nötig.",
  signUpTitle: "Konto eröffnen",
  haveAccount: "Sie haben bereits ein Konto? <link>Anmelden</link>",
  password: "Passwort",
  passwordHint: "Mindestens {minimum} Zeichen; wir empfehlen 12 oder mehr.",
  country: "Land",
  currencyHint: "In dieser Währung wird Ihre Wallet geführt.",
  usd: "US-Dollar",
  eur: "Euro",
  gbp: "Britisches Pfund",
  terms:
    "Ich stimme den <link>Nutzungsbedingungen</link> zu und habe den Risikohinweis gelesen: Ich könnte mein gesamtes eingesetztes Geld verlieren.",
  create: "Konto eröffnen",
  creating: "Konto wird eröffnet …",

  forgotTitle: "Passwort vergessen?",
  forgotLead:
    "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.",
  backToSignIn: "Zurück zur Anmeldung",
  sendLink: "Link senden",
  sending: "Wird gesendet …",
  sentTitle: "Sehen Sie in Ihr Postfach",
  sentLead:
    "Falls es zu dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link zum Zurücksetzen gesendet. Er funktioniert einmal und läuft in {minutes, plural, one {# Minute} other {# Minuten}} ab.",
  sentHelp: "Nichts erhalten? Sehen Sie im Spam-Ordner nach oder versuchen Sie es erneut.",
  resend: "Link erneut senden",

  chooseFirst: "Passwort wählen",
  chooseNew: "Neues Passwort wählen",
  firstLeadUser: "Damit melden Sie sich künftig an.",
  firstLead: "Damit melden Sie sich künftig im Mitarbeiterbereich an.",
  newLead: "Sie werden auf allen Geräten abgemeldet.",
  invitationExpired:
    "Link abgelaufen? Bitten Sie die Portalleitung, die Einladung erneut zu senden.",
  requestLink: "Neuen Link anfordern",
  newPassword: "Neues Passwort",
  save: "Passwort speichern",
  reset: "Passwort zurücksetzen",
  saving: "Wird gespeichert …",

  confirmEmail: "E-Mail-Adresse bestätigen",
  confirmEmailLead: "Bestätigen Sie diese Adresse, damit Sie Mitteilungen zu Ihrem Konto erhalten.",
  confirmLinkExpired: "Link abgelaufen? <link>Neuen Link senden</link>",
  confirmNewEmail: "Neue E-Mail-Adresse bestätigen",
  confirmNewEmailLead:
    "Ab sofort gilt für Ihr Konto diese E-Mail-Adresse, und Sie werden auf allen Geräten abgemeldet.",
  linkOver: "Dieser Link ist nicht mehr gültig",
  linkOverLead:
    "Er wurde bereits verwendet, ist abgelaufen oder wurde durch einen neueren ersetzt.",
  newEmailLinkExpired:
    "Link abgelaufen? Senden Sie in den Einstellungen einen neuen. Sie können sich nicht anmelden? <link>Wenden Sie sich an den Kundenservice</link>",
  confirm: "Bestätigen",
  confirming: "Wird bestätigt …",
} satisfies Texts<typeof english>;

export const accountsEmails = {
  "welcome.subject": "Willkommen bei {brand}",
  "welcome.body":
    "Ihr Konto bei {brand} ist eröffnet. Bestätigen Sie Ihre E-Mail-Adresse, damit Sie Mitteilungen zu Ihrem Konto erhalten.",
  "userInvitation.subject": "Wählen Sie ein Passwort für {brand}",
  "userInvitation.body":
    "Wir haben ein Konto bei {brand} für Sie eröffnet. Wählen Sie ein Passwort, um sich zum ersten Mal anzumelden.",
  "userInvitation.link": "Passwort wählen",
  "userInvitation.expires":
    "Dieser Link funktioniert einmal und läuft in {days, plural, one {# Tag} other {# Tagen}} ab. Danach nutzen Sie auf der Anmeldeseite „Passwort vergessen?“. Wenn Sie kein Konto bei {brand} möchten, ignorieren Sie diese E-Mail.",
} satisfies Texts<typeof englishEmails>;
