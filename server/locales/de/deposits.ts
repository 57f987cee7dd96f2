import type english from "../en/deposits";
import type { Texts } from "../texts";

export default {
  cryptoDeposit: "Kryptoeinzahlung",
  amount: "Betrag",
  currency: "Währung",
  conversionHint:
    "Einzahlungen in anderen Währungen rechnen wir in {currency} um. Den Kurs sehen Sie vor der Bestätigung.",
  cryptocurrency: "Kryptowährung",
  cryptocurrencyPrompt: "Kryptowährung wählen",
  orderName: "Auftragsname",
  description: "Beschreibung",
  within24Hours: "Die Zahlung muss innerhalb von 24 Stunden erfolgen.",
  receipt: "Einzahlungsbeleg",
  received: "Einzahlungsauftrag eingegangen",
  reviewedFirst: "Wir prüfen jede Einzahlung. Nach der Genehmigung schreiben wir den Betrag gut.",
  card: "Karte",
  review: "Einzahlung prüfen",
  confirm: "Einzahlung bestätigen",
  payBy: "Zahlungsart",
  crypto: "Krypto",
  bankTransfer: "Überweisung",
  deposit: "Einzahlen",
  cardDeposit: "Einzahlung per Karte",
  reviewFollows: "Vor der Bestätigung können Sie alle Angaben prüfen.",
  nextAddress: "Als Nächstes erhalten Sie die Adresse und den genauen Betrag.",
  tryAgain:
    "Es ist kein Geld geflossen. Bestätigen Sie gleich noch einmal oder wählen Sie eine andere Kryptowährung.",
  receivedNotice: "Ihre Einzahlung {reference} ist in Prüfung.",
  youPay: "Sie zahlen",
  youReceive: "Sie erhalten",
  nameOnCard: "Name auf der Karte",
  coin: "{name} ({code}), mindestens {minimum}",
  coinInDollars: "{name} ({code}), mindestens {minimum} (etwa {price})",
  coinInMaintenance: "{name} ({code}), wird gewartet",
  coinsNotLoaded:
    "Nicht alle Kryptowährungen konnten geladen werden. Diese vier sind verfügbar. Die Mindestbeträge sind fest hinterlegt, und es werden keine aktuellen Kurse angezeigt.",
  simulated: "Simuliert. Es wird keine Kryptowährung übertragen.",
  youSend: "Sie senden",
  exactNext: "Den genauen Betrag erhalten Sie als Nächstes.",
  coinName: "{name} ({code})",
  feesOfWallet:
    "Ihr Wallet-Anbieter oder Ihre Kryptobörse berechnet möglicherweise eine Netzwerkgebühr.",
  feesOfCard: "Ihr Kartenherausgeber berechnet möglicherweise eine eigene Gebühr.",
  afterConfirmations: "Nach den Netzwerkbestätigungen",
} satisfies Texts<typeof english>;
