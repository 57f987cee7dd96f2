import type english from "../en/payment-simulator";
import type { Texts } from "../texts";

export default {
  title: "Simulierte Zahlungsseite",
  lead: "Dies ist ein simulierter Zahlungsdienst. Es fließt kein Geld.",
  simulate: "Ergebnis simulieren",
  closed: "Zahlung beendet",
  amountDue: "Zu zahlen",
  received: "Eingegangen",
  order: "Auftrag",
  expires: "Läuft ab",
  backToPayment: "Zurück zu Ihrer Zahlung",
  viewTransaction: "Transaktion ansehen",
  backToWallet: "Zurück zur Wallet",
  "move.pay_in_full": "Vollständig zahlen",
  "move.show_payment": "Als erkannt melden",
  "move.confirm_payment": "Bestätigung beginnen",
  "move.pay_half": "Hälfte zahlen",
  "move.pay_too_much": "Zu viel zahlen",
  "move.expire": "Ablaufen lassen",
  "move.fail": "Fehlschlagen lassen",
  "done.pay_in_full":
    "Vollständig gezahlt. Das war simuliert: Es wurde keine Kryptowährung gesendet.",
  "done.show_payment": "Das Netzwerk hat die Zahlung erkannt. Sie ist noch nicht bestätigt.",
  "done.confirm_payment": "Das Netzwerk bestätigt die Zahlung.",
  "done.pay_half": "Die Hälfte ist gezahlt. Die andere Hälfte steht noch aus.",
  "done.pay_too_much": "50 % zu viel gezahlt.",
  "done.expire": "Zahlung abgelaufen.",
  "done.fail": "Zahlung fehlgeschlagen.",
} satisfies Texts<typeof english>;
