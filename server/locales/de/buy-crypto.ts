import type english from "../en/buy-crypto";
import type { Texts } from "../texts";

export default {
  description:
    "Wie Kryptoeinzahlungen Schritt für Schritt funktionieren, wie Sie sich Bitcoin auszahlen lassen und was Sie vor dem Senden prüfen sollten.",
  title: "Krypto einzahlen und jeden Schritt verfolgen",
  lead: "Zahlen Sie mit Bitcoin oder einer anderen unterstützten Kryptowährung ein und lassen Sie Geld an eine Bitcoin-Adresse auszahlen.",
  "step.choose": "Währung und Betrag wählen",
  "step.chooseText":
    "Geben Sie in USD, EUR oder GBP ein, welcher Betrag gutgeschrieben werden soll, und wählen Sie eine Kryptowährung.",
  "step.address": "Adresse erhalten",
  "step.addressText":
    "Sie erhalten eine Adresse für genau diese Zahlung und den exakten Betrag, den Sie senden.",
  "step.pay": "Innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} zahlen",
  "step.payText": "Sie sehen, wann Ihre Zahlung erkannt, bestätigt und abgeschlossen wird.",
  "step.credit": "Gutschrift in Ihrer Wallet",
  "step.creditText":
    "Sobald die Zahlung bestätigt ist, schreiben wir sie Ihrer Wallet automatisch gut. Die Referenz steht bei der Transaktion.",
  shortTitle: "Zu wenig, zu viel oder zu spät gezahlt?",
  shortText:
    "Zu niedrige, zu hohe und verspätete Zahlungen gehen nicht verloren. Unser Team prüft jede einzelne.",
  withdrawTitle: "In Bitcoin auszahlen lassen",
  withdrawText:
    "Kryptoauszahlungen gehen nur an Bitcoin-Adressen. Wir prüfen die Adresse und legen sie für Ihren Auftrag fest; spätere Änderungen Ihrer Angaben wirken sich darauf nicht aus.",
  notOfferedTitle: "Was wir nicht anbieten",
  notOfferedText:
    "Wir betreiben keine Kryptobörse und verwahren keine Kryptowährungen. Ihre Wallet bleibt in ihrer Währung; nach der Gutschrift beeinflussen Kryptokurse Ihr Guthaben nicht mehr.",
  beforeTitle: "Bevor Sie senden",
  beforeAddress:
    "Vergleichen Sie die ersten und letzten Zeichen der Adresse. Blockchain-Transaktionen lassen sich nicht rückgängig machen.",
  beforeNetwork:
    "Senden Sie nur die angezeigte Kryptowährung in ihrem eigenen Netzwerk. Alles andere, was an die Adresse gesendet wird, ist meist verloren.",
  beforeSupport:
    "Unser Kundenservice bittet Sie nie, Geld an eine Adresse zu senden, die nicht in Ihrem Konto bei {brand} angezeigt wird.",
} satisfies Texts<typeof english>;
