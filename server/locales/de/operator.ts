// Die eigenen Texte des Betreibers.
import type english from "../en/operator";
import type { Texts } from "../texts";

export default {
  promise:
    "Das Kundenportal für Devisen und Krypto, in dem sich jede Transaktion nachverfolgen lässt.",
  supportHours: "Montag bis Freitag, 9:00 bis 17:00 Uhr UTC",
  /** Nach „innerhalb von“. */
  answerTime: "zwei Arbeitstagen",
  law: "das Recht am Ort der Registrierung des Betreibers",

  "figure.response": "Antwortzeit",
  "figure.leverage": "Hebel",
  "figure.minimum": "Mindesthandelsgröße",
  "figure.execution": "STP/ECN",

  "question.realMoney": "Geht es hier um echtes Geld?",
  "answer.realMoney":
    "Nein. In dieser Demo sind alle Kundendaten, Kurse und Zahlungen simuliert und so gekennzeichnet. Wer das Portal betreibt, bindet echte Dienste an. Im Produktivbetrieb läuft eine Simulation nur, wenn sie ausdrücklich zugelassen ist, und sie bleibt gekennzeichnet.",
  "question.pending": "Warum steht meine Einzahlung noch aus?",
  "answer.pending":
    "Einzahlungen per Karte prüfen wir, bevor wir sie gutschreiben. Bis dahin werden sie als ausstehend angezeigt und zählen nicht zu Ihrem Guthaben.",
  "answer.pendingCrypto":
    "Kryptoeinzahlungen werden gutgeschrieben, sobald der Zahlungsdienst sie bestätigt. Bis dahin werden sie als ausstehend angezeigt und zählen nicht zu Ihrem Guthaben.",
  "question.withdrawal": "Was passiert, wenn ich eine Auszahlung beauftrage?",
  "answer.withdrawal":
    "Wir reservieren den Betrag und legen das gewählte Auszahlungsziel fest. Wird der Auftrag abgelehnt, teilen wir Ihnen das mit und heben die Reservierung auf. Ist das Bankkonto oder die Adresse neu, kann sich die erste Auszahlung verzögern; den frühesten Zeitpunkt sehen Sie auf der Auszahlungsseite.",
  "question.stolenPassword": "Was soll ich tun, wenn jemand anderes mein Passwort kennen könnte?",
  "answer.stolenPassword":
    "Halten Sie zuerst Auszahlungen an: unter „Einstellungen“, dann „Auszahlungen“. Von Ihrem Konto wird kein Geld ausgezahlt, bis Sie Auszahlungen mit Ihrem Passwort wieder zulassen – und mit einem Bestätigungscode, wenn Sie die Zwei-Faktor-Authentifizierung nutzen. Ändern Sie dann Ihr Passwort und stornieren Sie alle Auszahlungen, die nicht von Ihnen stammen.",
  "question.documents": "Welche Dokumente brauche ich?",
  "answer.documents":
    "Einen Reisepass, Führerschein oder Personalausweis, als Fotos oder PDF. Unser Team prüft sie. Wenn wir ein Dokument nicht annehmen können, teilen wir Ihnen das mit.",
  "question.card": "Was passiert mit meinen Kartendaten?",
  "answer.card":
    "Kartennummer und CVV werden verschlüsselt und getrennt von den übrigen Daten aufbewahrt. Der CVV und das Foto der Rückseite werden gelöscht, sobald Ihre letzte ausstehende Einzahlung per Karte genehmigt oder abgelehnt ist, immer aber innerhalb von 24 Stunden.",
  "question.prices": "Sind die Kurse echt?",
  "answer.prices":
    "Nein. Die Kurse sind simuliert, für alle gleich und als simuliert gekennzeichnet. Treffen Sie damit keine Handelsentscheidungen.",
  "question.scripts": "Brauche ich JavaScript?",
  "answer.scripts":
    "Nein. Jede Seite und jedes Formular funktioniert auch ohne. Mit JavaScript sind Charts interaktiv und Seiten aktualisieren sich von selbst.",
} satisfies Texts<typeof english>;
