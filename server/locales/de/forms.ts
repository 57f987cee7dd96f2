import type english from "../en/forms";
import type { Texts } from "../texts";

export default {
  fullName: "Vollständiger Name",
  username: "Benutzername",
  phone: "Telefon",
  phoneHint: "Mit Ländervorwahl, zum Beispiel +49 30 1234567",
  countryCode: "Ländervorwahl",
  address: "Adresse (optional)",
  youEntered: "Sie haben eingegeben:",
  problemTitle: "Es gibt ein Problem",
  optional: "(optional)",
  alreadyUploaded: "bereits hochgeladen",
  takePhoto: "Foto aufnehmen",
  restored:
    "Es wurde noch nichts übermittelt. Prüfen Sie Ihre Eingaben und senden Sie das Formular dann erneut.",
  uploadProgress: "Fortschritt beim Hochladen",
  cancelUpload: "Hochladen abbrechen",
  quickAmounts: "Schnellauswahl für den Betrag",
  whichAmount: "Welchen Betrag meinen Sie?",
  sendAgain: "Erneut senden",
  street: "Straße und Hausnummer",
  city: "Ort",
  state: "Bundesland oder Region",
  zipCode: "Postleitzahl",
  addressCountry: "Land der Adresse",
  noCountry: "Land wählen",
  sessionEnded:
    "Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren. Es wurde noch nichts übermittelt.",
  confirmFirst: "{message} Es wurde noch nichts übermittelt.",
  noLongerKept: "Ihre früheren Eingaben sind abgelaufen. Geben Sie sie erneut ein.",
  needsApproval: "Zur Genehmigung gesendet. Bis jemand aus dem Team genehmigt, ändert sich nichts.",
} satisfies Texts<typeof english>;
