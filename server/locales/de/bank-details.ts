import type { bankDetailsEmails as englishEmails, default as english } from "../en/bank-details";
import type { Texts } from "../texts";

export default {
  title: "Bankverbindung",
  update: "Bankverbindung ändern",
  add: "Bankverbindung hinzufügen",
  regionOfBank: "Region der Bank",
  documentFile: "Dokument",
  documentFileHint: "Oder laden Sie ein Bild oder PDF mit den Kontodaten hoch (höchstens 10 MB).",
  stepUpHint:
    "Geben Sie zu Ihrer Sicherheit Ihr Passwort ein, um die Angaben für Auszahlungen zu ändern.",
  saving: "Wird gespeichert …",
  save: "Bankverbindung speichern",
  cancel: "Abbrechen",
  documentLink: "Link zum Dokument",
  noneSaved: "Keine Bankverbindung gespeichert",
  noneSavedHint:
    "Fügen Sie Ihre Bankverbindung hinzu, um sich Geld per Überweisung auszahlen zu lassen.",
  region: "Region",
  earliestPayout: "Früheste Auszahlung",
  viewDocument: "Dokument ansehen",
  documentLinkHint:
    "Link zu einem Dokument mit den Kontodaten, zum Beispiel https://example.com/konto.pdf",
  descriptionHint: "Name der Bank, Kontonummer und gegebenenfalls Bankleitzahl",
  numberOnFile: "Gespeichert: {number}. Geben Sie die vollständige Nummer erneut ein.",
  saved: "Bankverbindung gespeichert",
  "field.recipientName": "Name des Empfängers",
  "field.bankName": "Name der Bank",
  "field.accountNumber": "Kontonummer",
  "field.routingNumber": "Routingnummer",
  "field.iban": "IBAN",
  "field.swiftCode": "BIC (SWIFT-Code)",
  "field.description": "Beschreibung der Kontodaten",
  "field.documentUrl": "Dokument",
} satisfies Texts<typeof english>;

export const bankDetailsEmails = {
  bankAccount: "Bankkonto {number}",
  iban: "IBAN {number}",
  otherBankAccount: "Das von Ihnen beschriebene Bankkonto",
  "bankDetailsChanged.subject": "Ihre Bankverbindung wurde geändert",
  "bankDetailsChanged.body":
    "Die Bankverbindung Ihres Kontos bei {brand} wurde geändert und mit Ihrem Passwort bestätigt. Neue Auszahlungen per Überweisung gehen auf das neue Konto.",
  "bankDetailsChanged.pending":
    "Auszahlungen, die Sie früher beauftragt haben, gehen noch auf das bisherige Konto.",
  "bankDetailsChanged.now": "Neu",
  "bankDetailsChanged.before": "Bisher",
  "bankDetailsChanged.usableFrom": "Früheste Auszahlung",
} satisfies Texts<typeof englishEmails>;
