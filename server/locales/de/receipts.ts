import type english from "../en/receipts";
import type { Texts } from "../texts";

export default {
  title: "Beleg für {reference}",
  subject: "Transaktion {reference} von {holder}",
  busy: "Gerade wird ein anderes Dokument erstellt. Versuchen Sie es in ein paar Sekunden erneut.",
  "noProof.pending":
    "Diese Transaktion steht noch aus. Dieses Dokument ist deshalb kein Zahlungsnachweis.",
  "noProof.failed":
    "Diese Transaktion ist fehlgeschlagen. Dieses Dokument ist deshalb kein Zahlungsnachweis.",
  "noProof.to_send":
    "Diese Auszahlung ist genehmigt, das Geld aber noch nicht gesendet. Dieses Dokument ist kein Zahlungsnachweis.",
  "noProof.returned":
    "Die Zahlung kam zurück, und das Geld ist wieder in der Wallet. Dieses Dokument ist kein Zahlungsnachweis.",
  "proof.deposit": "Der Betrag wurde der Wallet gutgeschrieben.",
  "proof.withdrawal": "Der Betrag wurde aus der Wallet ausgezahlt.",
  customer: "Kunde",
  reference: "Referenz",
  requested: "Beauftragt",
  type: "Art",
  method: "Zahlungsart",
  amount: "Betrag",
  fee: "Gebühr (enthalten)",
  net: "Betrag ohne Gebühr",
  card: "Karte",
  destination: "Auszahlungsziel",
  paymentReference: "Zahlungsreferenz",
  status: "Status",
  reason: "Grund",
  description: "Beschreibung",
  updated: "Zuletzt geändert",
  transactionId: "Transaktions-ID",
  generated: "Erstellt",
} satisfies Texts<typeof english>;
