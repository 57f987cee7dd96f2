import type english from "../en/notices";
import type { Texts } from "../texts";

export default {
  nameRequestCanceled: "Antrag auf Namensänderung zurückgezogen",
  userDeleted: "Benutzer gelöscht",
  accountClosed: "Konto geschlossen",
  ownAccountClosed: "Ihr Konto ist geschlossen",
  ownAccountErased: "Ihr Konto ist geschlossen und Ihre Daten sind endgültig gelöscht",
  resetLinkSent:
    "Falls es zu dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link dorthin gesendet.",
  secondFactorOff: "Die Zwei-Faktor-Authentifizierung ist ausgeschaltet",
  emailConfirmed: "Ihre E-Mail-Adresse ist bestätigt",
  emailConfirmedBefore: "Ihre E-Mail-Adresse ist bereits bestätigt",
  confirmationSent: "Wir haben Ihnen einen Link gesendet",
  newEmailLinkSent: "Wir haben einen Link an die neue E-Mail-Adresse gesendet",
  emailChanged: "Ihre E-Mail-Adresse wurde geändert. Melden Sie sich mit der neuen an.",
  emailChangeCanceled: "Die Änderung wurde abgebrochen. Ihre E-Mail-Adresse bleibt, wie sie ist.",
  emailChangeUndone:
    "Die Änderung wurde rückgängig gemacht, alle wurden abgemeldet, und Auszahlungen sind angehalten. Wählen Sie jetzt ein neues Passwort: Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link.",
  tokenRevoked: "Token widerrufen",
  payeeRemoved: "Empfänger entfernt",
  contactReceived: "Nachricht gesendet",
  depositRequested: "Einzahlungsauftrag eingegangen",
  withdrawalRequested: "Ihr Auszahlungsauftrag ist in Prüfung",
  documentsUploaded: "Dokumente hochgeladen",
  payoutsFrozen: "Auszahlungen von Ihrem Konto sind angehalten",
  payoutsUnfrozen: "Auszahlungen von Ihrem Konto sind wieder zugelassen",
  passwordChanged: "Ihr Passwort wurde geändert",
  passwordChangedTokens:
    "Ihr Passwort wurde geändert. {count, plural, one {Ihr API-Token wurde widerrufen.} other {Ihre # API-Tokens wurden widerrufen.}}",
  passwordReset: "Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.",
  passwordChosen: "Ihr Passwort ist gespeichert. Melden Sie sich an, um loszulegen.",
  tokensRevoked:
    "{count, plural, one {Ihr API-Token wurde widerrufen.} other {Ihre # API-Tokens wurden widerrufen.}}",
  accountCleared:
    "Ihre E-Mail-Adresse war noch nicht bestätigt. Deshalb haben wir das Profil, die Bankverbindung, die Karten und die Dokumente gelöscht, die im Konto gespeichert waren, und ausstehende Aufträge sowie noch nicht gesendete Auszahlungen storniert. Ihr Geld bleibt in Ihrer Wallet.",
  signedOut: "Abgemeldet",
  deviceSignedOut: "Gerät abgemeldet",
  otherDevicesSignedOut: "Auf allen anderen Geräten abgemeldet",
  otherDevicesSignedOutTokens:
    "Auf allen anderen Geräten abgemeldet. {count, plural, one {Ihr API-Token wurde widerrufen.} other {Ihre # API-Tokens wurden widerrufen.}}",
  staffAccessEnded: "Zugriff entzogen",
  waitsForApproval: "Es hat sich noch nichts geändert. Eine zweite Genehmigung steht aus.",
  transactionDeleted: "Transaktion gelöscht",
  walletDeleted: "Wallet gelöscht",
  walletCredited: "Betrag der Wallet gutgeschrieben",
  walletDebited: "Betrag von der Wallet abgebucht",
} satisfies Texts<typeof english>;
