import type { default as english, signInEmails as englishEmails } from "../en/sign-in";
import type { Texts } from "../texts";

export default {
  signedInAs:
    "Sie sind bereits als {name} angemeldet. Um ein anderes Konto zu verwenden, melden Sie sich zuerst ab.",
  signedOut: "Sie haben sich abgemeldet.",
  accountClosed: "Ihr Konto ist geschlossen.",
  cookiesBlocked:
    "Falls Sie sich gerade angemeldet haben: Ihr Browser blockiert das Cookie, das Sie angemeldet hält. Erlauben Sie Cookies für diese Website und melden Sie sich dann erneut an.",
  emailHint: "Oder Ihr Benutzername",
  unsent:
    "Sie wurden abgemeldet, bevor Ihr Formular übermittelt war. Melden Sie sich an und versuchen Sie es noch einmal.",
  linkByEmail: "Link zum Zurücksetzen senden",
  waitHelp:
    "Wenn Sie nicht warten können, melden Sie sich mit einem Browser an, den Sie schon einmal verwendet haben. Oder fordern Sie einen Link an, mit dem Sie Ihr Passwort zurücksetzen und sich hier sofort anmelden. Wenn Sie die Zwei-Faktor-Authentifizierung nutzen, können Sie unten auch einen Bestätigungscode eingeben.",
  password: "Passwort",
  code: "Bestätigungscode",
  codeHint:
    "Nur wenn Sie die Zwei-Faktor-Authentifizierung nutzen: der Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode.",
  forgotPassword: "Passwort vergessen?",
  signingIn: "Sie werden angemeldet …",
  submit: "Anmelden",
  codeTitle: "Zwei-Faktor-Authentifizierung",
  title: "Anmelden",
  pageDescription:
    "Melden Sie sich an, um Ihre Wallet, Einzahlungen, Auszahlungen und die Märkte zu sehen.",
  welcomeBack: "Willkommen zurück",
  newHere: "Neu bei {brand}? <link>Registrieren</link>",
  adminsOnly: "Für diesen Bereich brauchen Sie ein Mitarbeiterkonto.",
  passwordMissing: "Geben Sie Ihr Passwort ein",
  passwordWrong: "Falsches Passwort",
  demoTitle: "Demokonten",
  demoLead: "Melden Sie sich mit dem Passwort {password} an.",
  demoAdmin: "Administration",
} satisfies Texts<typeof english>;

export const signInEmails = {
  "newSignIn.subject": "Neue Anmeldung in Ihrem Konto",
  "newSignIn.body":
    "In Ihrem Konto bei {brand} hat sich jemand mit einem neuen Gerät oder aus einem neuen Netzwerk angemeldet.",
  "newSignIn.advice":
    "Wenn Sie das waren, können Sie diese E-Mail ignorieren. Wenn nicht, setzen Sie jetzt Ihr Passwort zurück, um alle Geräte abzumelden.",
} satisfies Texts<typeof englishEmails>;
