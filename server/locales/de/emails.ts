// Nach der Anrede beginnt der nächste Satz groß; deshalb ein Ausrufezeichen.
import type english from "../en/emails";
import type { Texts } from "../texts";

export default {
  greeting: "Guten Tag!",
  promise:
    "{brand} fragt Sie nie per E-Mail nach Ihrem Passwort, Ihrer Kartennummer oder einem Bestätigungscode.",
  unexpected: "Wenn Sie das nicht erwartet haben, wenden Sie sich an den Kundenservice.",
  time: "Zeitpunkt",
  reason: "Grund",
  resetPassword: "Passwort zurücksetzen",
  ipAddress: "IP-Adresse",
  unknownAddress: "Unbekannt",
  device: "Gerät",
  notYou:
    "Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück und wenden Sie sich an den Kundenservice.",
  signedOut: "Sie wurden auf allen Geräten abgemeldet.",
  signedOutElsewhere: "Sie wurden auf allen anderen Geräten abgemeldet.",
  tokensRevoked:
    "{count, plural, one {Ihr API-Token wurde widerrufen.} other {Ihre # API-Tokens wurden widerrufen.}}",
  amount: "Betrag",
  fee: "Gebühr",
  afterFee: "Nach Abzug der Gebühr",
  reference: "Referenz",
  to: "An",
  viewDeposit: "Einzahlung ansehen",
  viewWithdrawal: "Auszahlung ansehen",
} satisfies Texts<typeof english>;
