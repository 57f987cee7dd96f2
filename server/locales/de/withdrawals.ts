import type { default as english, withdrawalsEmails as englishEmails } from "../en/withdrawals";
import type { Texts } from "../texts";

export default {
  destinationQuestion: "Auszahlen an",
  toBank: "{bank}. <link>Bankverbindung ändern</link>",
  bankIsNew: "Diese Bankverbindung ist neu. Früheste Auszahlung: {time}.",
  bankMissing:
    "<link>Fügen Sie Ihre Bankverbindung hinzu</link>, um sich Geld per Überweisung auszahlen zu lassen.",
  address: "BTC-Wallet-Adresse",
  addressHint: "Prüfen Sie jedes Zeichen. Bitcoin-Zahlungen lassen sich nicht rückgängig machen.",
  history: "Auszahlungsverlauf",
  historyLead: "Ihre erfolgreichen Auszahlungen und ob wir sie gesendet haben",
  downloadCsv: "CSV herunterladen",
  totalWithdrawn: "Insgesamt ausgezahlt",
  successfulCount:
    "{total, plural, one {# erfolgreiche Auszahlung} other {# erfolgreiche Auszahlungen}}",
  totalSent: "Bisher gesendet",
  sentCount: "{total, plural, one {# Auszahlung} other {# Auszahlungen}}",
  successful: "Erfolgreiche Auszahlungen",
  noneSuccessful: "Hier erscheinen erfolgreiche Auszahlungen.",
  month: "Monat",
  withdrawals: "Auszahlungen",
  amount: "Betrag",
  byMonth: "Nach Monat",
  monthsCaption: "Erfolgreiche Auszahlungen, letzte 12 Monate (nach Auftragsdatum, {zone})",
  monthsTable: "Alle Monate als Tabelle",
  monthsTableCaption: "Erfolgreiche Auszahlungen nach Monat",
  destinationIsNew:
    "Diese Wartezeit schützt Sie, falls jemand anderes Zugriff auf Ihr Konto erlangt. Sie gilt für neue Auszahlungsziele und nach dem Ausschalten der Zwei-Faktor-Authentifizierung.",
  receipt: "Auszahlungsbeleg",
  requested: "Auszahlung beauftragt",
  requestedMessage: "Ihr Auszahlungsauftrag ist in Prüfung. So lange bleibt der Betrag reserviert.",
  review: "Auszahlung prüfen",
  description: "Beschreibung",
  balanceAfter: "Guthaben nach der Auszahlung",
  reviewNext: "Wir reservieren diesen Betrag, während wir Ihre Auszahlung prüfen.",
  confirm: "Auszahlung bestätigen",
  newAddress:
    "An diese Adresse haben Sie noch nie auszahlen lassen. Prüfen Sie sie genau und geben Sie zur Bestätigung Ihr Passwort ein.",
  withdraw: "Auszahlen",
  available: "Verfügbares Guthaben: {amount}",
  reviewFollows: "Vor der Bestätigung können Sie alle Angaben prüfen.",
  maximum: "Maximum",
  bank: "Überweisung",
  bitcoin: "Bitcoin (BTC)",
  toBankAccount: "Auf Ihr Bankkonto",
  toAddress: "An diese BTC-Adresse",
  earliestPayout: "Früheste Auszahlung",
  requestedNotice: "Ihr Auftrag {reference} ist in Prüfung.",
  youReceive: "Sie erhalten",
  feesOfBank: "Ihre Bank berechnet möglicherweise eine eigene Gebühr.",
  finalCoins: "Der endgültige Betrag hängt vom Kurs beim Senden ab.",
  arrivesBy: "Bis {day}",
  arrivalHint:
    "Darin enthalten: bis zu {hours, plural, one {# Stunde} other {# Stunden}} für unsere Prüfung.",
  codeConfirms: "Bestätigt die Auszahlung von {amount} an {payee}. Jeder Code gilt nur einmal.",
  recoveryCodeConfirms:
    "Bestätigt die Auszahlung von {amount} an {payee}. 16 Buchstaben und Ziffern; jeder Code gilt nur einmal.",
  ended: "Diese Auszahlung kann nicht mehr bestätigt werden",
  endedLead: "Es wurden fünf falsche Codes eingegeben. Es wurde kein Geld bewegt.",
  startNew: "Neue Auszahlung beginnen",
} satisfies Texts<typeof english>;

export const withdrawalsEmails = {
  "withdrawalConfirmed.subject": "Sie haben eine Auszahlung von {amount} beauftragt",
  "withdrawalConfirmed.body":
    "Wir haben Ihren Auftrag erhalten, {amount} von Ihrem Konto bei {brand} auszuzahlen an: {payee}.",
  "withdrawalConfirmed.by.code": "Er wurde mit einem Code aus Ihrer Authenticator-App bestätigt.",
  "withdrawalConfirmed.by.recovery_code":
    "Er wurde mit einem Ihrer Wiederherstellungscodes bestätigt.",
  "withdrawalConfirmed.notYou":
    "Wenn Sie das nicht waren, stornieren Sie die Auszahlung, setzen Sie Ihr Passwort zurück und wenden Sie sich an den Kundenservice.",
  "withdrawalEnded.subject": "Eine Auszahlung von {amount} wurde nicht bestätigt",
  "withdrawalEnded.body":
    "Jemand, der in Ihrem Konto bei {brand} angemeldet ist, hat fünf falsche Codes eingegeben für eine Auszahlung von {amount} an: {payee}.",
  "withdrawalEnded.effect":
    "Die Auszahlung wurde abgebrochen und es wurde kein Geld bewegt. Wenn Sie es waren, beginnen Sie eine neue Auszahlung.",
} satisfies Texts<typeof englishEmails>;
