import type english from "../en/trading-pages";
import type { Texts } from "../texts";

export default {
  copyDescription:
    "Was Copy-Trading ist, welche sechs Fragen Sie stellen sollten, bevor Sie jemanden kopieren, und was {brand} heute anbietet.",
  copyTitle: "Copy-Trading erklärt",
  copyLead:
    "Ihr Konto bildet die Geschäfte einer Person nach, die Sie auswählen. Das ist bequem, aber Sie vertrauen Ihr Risiko einer fremden Person an.",
  notOfferedTitle: "Zurzeit nicht im Angebot",
  notOfferedText:
    "{brand} führt keine Geschäfte aus, auch keine kopierten. Wir veröffentlichen keine Rangliste, denn frühere Ergebnisse sagen wenig über die Zukunft.",
  howTitle: "So funktioniert es anderswo",
  howText:
    "Sie legen einen Betrag fest. Immer wenn die Person, der Sie folgen, eine Position eröffnet, eröffnet Ihr Konto anteilig dieselbe. Sie können jederzeit aufhören; offene Positionen werden dann zum aktuellen Marktpreis geschlossen.",
  questionsTitle: "Sechs Fragen vorab",
  "question.drawdown":
    "Wie hoch war der größte Verlust vom Höchststand (Drawdown), und wie lange dauerte die Erholung?",
  "question.record":
    "Wie weit reichen die bisherigen Ergebnisse zurück, und stammen sie von einem Echtgeldkonto?",
  "question.fees":
    "Wer verdient daran, dass ich kopiere, und steigt die Gebühr mit jedem Geschäft?",
  "question.connection":
    "Was passiert mit offenen Positionen, wenn bei mir oder der kopierten Person die Verbindung abbricht?",
  "question.slippage":
    "Mit welcher Kursabweichung (Slippage) und welcher Verzögerung muss ich rechnen?",
  "question.liability": "Wer haftet, und welche Behörde führt die Aufsicht?",
  watchTitle: "Charts beobachten",
  watchText: "Sehen Sie, wie Verluste und Erholungen im Chart aussehen. Die Kurse sind simuliert.",
  askTitle: "Fragen Sie uns",
  askText: "Schreiben Sie uns, was Sie sich vom Copy-Trading wünschen.",

  toolsDescription:
    "Charts von zwölf Währungspaaren, sieben Indizes und elf Kryptowährungen: als Linie, Fläche, Kerzen oder Balken, von einer Stunde bis zu einem Monat. Simulierte Kurse.",
  toolsTitle: "Schnelle, interaktive Charts",
  toolsLead:
    "Charts sind sofort geladen und aktualisieren sich live; anhalten können Sie sie jederzeit.",
  simulated: "Simuliert",
  forexText: "Zwölf Währungspaare, von EUR/USD bis AUD/JPY.",
  indexText: "SPY, QQQ, DIA, IWM, MDY, ISF und DAX.",
  cryptoText: "Bitcoin, Ethereum, Solana und acht weitere, in US-Dollar.",
  featuresTitle: "Funktionen der Charts",
  featureTypes: "Linien-, Flächen-, Kerzen- und Balkencharts",
  featureTimes: "Eine Stunde, ein Tag, eine Woche oder ein Monat, mit 0,5- bis 3-fachem Zoom",
  featureTable: "Daten als barrierefreie Tabelle",
  featureLink: "Jede Chartansicht per Link teilen oder als Lesezeichen speichern",
  pricesTitle: "Woher die Kurse kommen",
  pricesText:
    "Die Kurse sind so simuliert, dass sie sich wie ein Markt verhalten. Sie sind für alle gleich und nicht handelbar.",
} satisfies Texts<typeof english>;
