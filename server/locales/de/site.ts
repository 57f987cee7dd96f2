import type english from "../en/site";
import type { Texts } from "../texts";

export default {
  bindingLanguage: "Dieses Dokument ist auf Englisch; diese Fassung ist maßgeblich.",
  closingTitle: "Möchten Sie loslegen?",
  closingText: "Eröffnen Sie in wenigen Minuten ein Konto. Eine Einzahlung ist nicht nötig.",
  closingDemo: "Eröffnen Sie ein Konto oder sehen Sie sich mit einem Demokonto um.",
  goToDashboard: "Zur Übersicht",

  aboutDescription:
    "Was {brand} ist, wofür es steht und wer dahintersteht. Jedes Guthaben ist die Summe seiner Buchungen.",
  aboutTitle: "Der Handel ist riskant genug. Ihr Guthaben sollte es nicht sein.",
  aboutLead:
    "{brand} ist die Kundenseite eines Brokers: Ihr Konto, Ihre Wallet, Einzahlungen und Auszahlungen. Wir haben es so gebaut, dass Sie jede Zahl nachprüfen können.",
  "principle.balances": "Guthaben, die Sie prüfen können",
  "principle.balancesText":
    "Guthaben lassen sich nicht direkt ändern. Jede Zahl ist die Summe von Buchungen, jede mit Urheber und Zeitpunkt.",
  "principle.once": "Keine doppelten Zahlungen",
  "principle.onceText":
    "Wird ein Formular zweimal abgesendet, verarbeiten wir es nur einmal, und Sie sehen das erste Ergebnis.",
  "principle.reasons": "Klare Antworten",
  "principle.reasonsText":
    "Wenn wir eine Einzahlung, eine Auszahlung oder ein Dokument ablehnen, teilen wir Ihnen das mit, nennen den Grund, falls es einen gibt, und heben eine etwaige Reservierung auf.",
  "principle.labels": "Gekennzeichnete Simulationen",
  "principle.labelsText":
    "Simulierte Kurse, Zahlungen und Beispielkunden sind deutlich gekennzeichnet.",
  "principle.deletion": "Ihre Daten werden gelöscht, wenn Sie gehen",
  "principle.deletionText":
    "Sobald wir die Unterlagen eines geschlossenen Kontos nicht mehr aufbewahren müssen, löschen wir Dateien und personenbezogene Daten endgültig und vernichten den Schlüssel.",
  "principle.browsers": "Funktioniert überall",
  "principle.browsersText":
    "Jede Seite funktioniert ohne JavaScript, mit der Tastatur, auf kleinen Bildschirmen und mit langsamer Verbindung.",
  notTitle: "Was wir nicht tun",
  notAdvice:
    "{brand} berät nicht, empfiehlt keine Geschäfte und verspricht keine Erträge. Wir handeln nicht für Sie, und niemand, der hier arbeitet, fragt Sie je nach Ihrem Passwort.",
  notClaims:
    "Wir veröffentlichen keine Kundenzahlen, Auszeichnungen oder Kundenstimmen. Zahlen zur Veranschaulichung sind als Beispiel gekennzeichnet.",
  whoTitle: "Wer dahintersteht",
  whoText:
    "{company}, {office}. Sie erreichen uns über das <link>Kontaktformular</link> oder unter {email}.",

  servicesDescription:
    "Eine Wallet bei {brand}: Zahlen Sie per Karte oder mit Kryptowährung ein, lassen Sie Geld auf ein Bankkonto oder an eine Bitcoin-Adresse auszahlen und verfolgen Sie die Märkte.",
  servicesDescriptionCrypto:
    "Eine Wallet bei {brand}: Zahlen Sie mit Kryptowährung ein, lassen Sie Geld auf ein Bankkonto oder an eine Bitcoin-Adresse auszahlen und verfolgen Sie die Märkte.",
  servicesTitle: "Eine Wallet für alle Ein- und Auszahlungen",
  servicesLead: "Alles beginnt mit Ihrer Wallet, geführt in US-Dollar, Euro oder Pfund.",
  buyCryptoText:
    "Wie Ein- und Auszahlungen mit Kryptowährung Schritt für Schritt funktionieren und was Sie vor dem Senden prüfen sollten.",
  copyTradingText:
    "Was es bedeutet, die Positionen anderer zu kopieren, und was Sie vorher fragen sollten.",
  tradingToolsText: "Interaktive Charts für Währungspaare, Indizes und Krypto.",
  walletTitle: "Ihre Wallet",
  walletText:
    "Sie sehen verfügbare, reservierte und eingehende Beträge getrennt und können jede Zahl zu ihren Transaktionen zurückverfolgen.",
  walletCard: "Einzahlungen per Karte, gutgeschrieben nach unserer Genehmigung.",
  walletCrypto: "Kryptoeinzahlungen, gutgeschrieben nach der Bestätigung des Zahlungsdienstes.",
  walletWithdrawals:
    "Auszahlungen auf Ihr Bankkonto oder an eine Bitcoin-Adresse. Sobald Sie bestätigen, reservieren wir den Betrag und legen das Auszahlungsziel fest.",
  costTitle: "Was es kostet",
  costText:
    "Vor der Bestätigung prüfen Sie jede Transaktion, und wir buchen genau den Betrag, den Sie bestätigen. Wenn Sie in einer anderen Währung einzahlen, sehen Sie vorher den Wechselkurs.",
  costTextFees:
    "Vor der Bestätigung prüfen Sie jede Transaktion mit unserer Gebühr und dem Betrag, der danach ankommt. Wenn Sie in einer anderen Währung einzahlen, sehen Sie vorher den Wechselkurs.",
  costFees:
    "Kartennetzwerke, Banken und Blockchains berechnen möglicherweise eigene Gebühren, auf die wir keinen Einfluss haben.",
  costFeesCrypto:
    "Banken und Blockchains berechnen möglicherweise eigene Gebühren, auf die wir keinen Einfluss haben.",

  careersDescription: "Offene Stellen bei {company}, mit Aufgaben, Ort und Gehalt.",
  careersNone: "Zurzeit gibt es keine offenen Stellen.",
  careersNoneText: "Neue Stellen finden Sie hier mit Aufgaben, Ort und Gehalt.",
  speculativeTitle: "Initiativbewerbungen",
  speculativeText:
    "Initiativbewerbungen nehmen wir nicht an und speichern sie nicht. Sehen Sie hier wieder nach offenen Stellen.",
} satisfies Texts<typeof english>;
