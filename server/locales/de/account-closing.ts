import type {
  accountClosingEmails as englishEmails,
  default as english,
} from "../en/account-closing";
import type { Texts } from "../texts";

export default {
  title: "Konto schließen",
  lead: "Die Schließung ist endgültig. Sie können sich danach nicht mehr anmelden und das Konto nicht wieder öffnen.",
  before: "Bevor Sie Ihr Konto schließen",
  download:
    "Laden Sie herunter, was Sie behalten möchten. Kontoauszüge brauchen Sie zum Beispiel für Ihre Steuererklärung.",
  statements: "Kontoauszüge ansehen",
  data: "Meine Daten herunterladen",
  withdraw: "Auszahlen",
  withdrawFirst:
    "In Ihrer Wallet sind noch {amount}. Lassen Sie sich diesen Betrag zuerst auszahlen. Sobald das Geld angekommen ist, können Sie Ihr Konto schließen.",
  moneyLeft:
    "In Ihrer Wallet sind noch {amount}, die Sie sich zurzeit nicht auszahlen lassen können. Ist eine Auszahlung in Prüfung, können Sie Ihr Konto schließen, sobald das Geld angekommen ist. Andernfalls <link>wenden Sie sich an den Kundenservice</link>.",
  contactSupport: "Kundenservice kontaktieren",
  blocked:
    "Auszahlungen von Ihrem Konto sind gesperrt. Deshalb kann es noch nicht geschlossen werden.",
  staff: "Konten von Mitarbeitenden schließt die Portalleitung auf der Seite „Staff“.",
  after: "Wenn Sie Ihr Konto schließen",
  signedOut:
    "Sie werden auf allen Geräten abgemeldet, Ihre API-Tokens werden ungültig und Ihre gespeicherte Karte wird entfernt.",
  pending: "Ausstehende Einzahlungen werden storniert. Zahlen Sie dafür nichts mehr ein.",
  records:
    "Wir sind gesetzlich verpflichtet, Unterlagen zu Ihrer Identität und Ihren Zahlungen {years, plural, one {# Jahr} other {# Jahre}} lang aufzubewahren. Danach löschen wir sie endgültig. Bis dahin können Sie mit Ihrer E-Mail-Adresse kein neues Konto eröffnen.",
  erased: "Ihr Profil, Ihre Dokumente und Ihre Nachrichten werden sofort endgültig gelöscht.",
  confirm: "Mein Konto schließen",
  closing: "Ihr Konto wird geschlossen …",
  keep: "Mein Konto behalten",
} satisfies Texts<typeof english>;

export const accountClosingEmails = {
  "accountClosed.subject": "Ihr Konto wurde geschlossen",
  "accountClosed.body":
    "Ihr Konto bei {brand} wurde geschlossen. Sie wurden auf allen Geräten abgemeldet und können sich nicht mehr anmelden.",
  "accountClosed.records":
    "Wir sind gesetzlich verpflichtet, Unterlagen zu Ihrer Identität und Ihren Zahlungen aufzubewahren. Sobald diese Pflicht endet, löschen wir sie endgültig.",
  "accountClosed.at": "Geschlossen am",
  "accountClosed.retainedUntil": "Aufbewahrung bis",
} satisfies Texts<typeof englishEmails>;
