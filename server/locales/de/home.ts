import type english from "../en/home";
import type { Texts } from "../texts";

export default {
  pageTitle: "Ihr Geld, lückenlos belegt",
  title: "Jede Bewegung Ihres Geldes, lückenlos belegt.",
  lead: "{brand} ist ein Kundenportal für den Devisen- und Kryptohandel. Zahlen Sie Geld ein, lassen Sie es auszahlen und verfolgen Sie jeden Schritt – mit einem Guthaben, das Sie bis zu jeder Transaktion zurückverfolgen können.",
  tryDemo: "Demo ausprobieren",

  howItWorks: "So funktioniert es",
  "step.open": "Konto eröffnen",
  "step.openText": "Geben Sie Ihre Daten ein und wählen Sie die Währung Ihrer Wallet.",
  "step.verify": "Identität bestätigen",
  "step.verifyText":
    "Laden Sie einen Reisepass, Führerschein oder Personalausweis hoch. Unser Team prüft ihn.",
  "step.deposit": "Einzahlen",
  "step.depositText":
    "Zahlen Sie per Karte oder mit Kryptowährung. Bis zur Gutschrift werden Einzahlungen als ausstehend angezeigt.",
  "step.depositTextCrypto":
    "Zahlen Sie mit Kryptowährung. Bis zur Gutschrift werden Einzahlungen als ausstehend angezeigt.",
  "step.withdraw": "Auszahlen",
  "step.withdrawText":
    "Lassen Sie sich Geld auf Ihr Bankkonto oder an eine Bitcoin-Adresse auszahlen. Sobald Sie bestätigen, reservieren wir den Betrag und legen das Auszahlungsziel fest.",

  explore: "{brand} entdecken",
  buyCrypto: "Mit Kryptowährung einzahlen und jede Bestätigung verfolgen.",
  tradingTools: "Charts für Devisen, Indizes und Krypto, die sofort geladen sind.",
  copyTrading: "Was Copy-Trading ist und welche sechs Fragen Sie vorher stellen sollten.",

  faq: "Häufige Fragen",
  faqContact: "Noch Fragen? <link>Schreiben Sie uns</link>",

  keyFigures: "Kennzahlen",
  exampleFigures: "Beispielzahlen",
  figuresHint:
    "Platzhalter, nur zur Veranschaulichung. Nicht gemessen und kein Leistungsversprechen.",

  availableBalance: "Verfügbares Guthaben",
  cardDeposit: "Einzahlung per Karte",
  cryptoDeposit: "Kryptoeinzahlung",
  bankWithdrawal: "Auszahlung auf Bankkonto",
  btcWithdrawal: "Auszahlung in BTC",

  "event.requested": "Beauftragt",
  "event.requestedText": "Betrag reserviert, Auszahlungsziel festgelegt",
  "event.approved": "Genehmigt",
  "event.approvedText": "Von unserem Team geprüft",
  "event.sent": "Gesendet",
  "event.sentText": "Bei der Bank",
  "event.arrived": "Angekommen",
  "event.arrivedText": "Von der Bank bestätigt",

  ticker: "Kryptokurse live",
  loadingPrices: "Kurse werden geladen …",
  pricesFailed: "Kurse konnten nicht geladen werden. {message}",
  pricesAsOf: "Kurse in USD · Veränderung in 24 Std. · Stand <time>{at} UTC</time>",
  feedPricesAsOf:
    "Kurse von CoinGecko in USD · Veränderung in 24 Std. · Stand <time>{at} UTC</time>",
  pricesOld:
    "Live-Kurse sind nicht verfügbar. Angezeigt werden Kurse von vor {minutes, plural, one {# Minute} other {# Minuten}}.",
  noPrice: "Kurs nicht verfügbar",

  exampleLabel: "Simuliertes Beispiel",
  exampleTitle: "Gerade ausgezahlt!",
  exampleNote: "Simuliertes Beispiel – keine echte Person",
  dismiss: "Schließen",
  neverShow: "Nicht mehr anzeigen",
} satisfies Texts<typeof english>;
