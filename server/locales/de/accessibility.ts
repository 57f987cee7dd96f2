import type english from "../en/accessibility";
import type { Texts } from "../texts";

export default {
  title: "Barrierefreiheit",
  description:
    "Wie barrierefrei {brand} ist, wie wir das testen, welche Mängel wir kennen und wie Sie uns einen melden.",
  heading: "Erklärung zur Barrierefreiheit",
  lead: "Alle sollen {brand} nutzen können. Unser Ziel ist die Stufe AA der WCAG 2.2. Hier lesen Sie, was wir erfüllen und was noch nicht.",
  doneTitle: "Das leisten wir",
  doneKeyboard:
    "Jede Seite und jedes Formular funktioniert ohne JavaScript, in einem Textbrowser und mit der Tastatur.",
  doneErrors:
    "Fehler stehen in einer Zusammenfassung mit Links zu den Feldern und direkt neben jedem Feld.",
  doneContrast:
    "Text hat im hellen und im dunklen Design einen Kontrast von mindestens 7:1. Farbe ist nie das einzige Merkmal.",
  doneReflow:
    "Die Seiten passen ohne seitliches Scrollen auf eine Breite von 320 Pixeln und lassen sich auf 400 % vergrößern.",
  doneCharts:
    "Zu jedem Chart gibt es eine Zusammenfassung als Text und eine Tabelle mit den Daten.",
  doneMotion: "Wir beachten die Einstellung für reduzierte Bewegung.",
  doneSession:
    "Nach der Anmeldung zeigt das Kontomenü auf jeder Seite, wann Ihre Sitzung abläuft. Zehn Minuten vorher warnen wir Sie (Mitarbeitende: fünf). Ein später abgesendetes Formular wird nach der Anmeldung wiederhergestellt.",
  testedTitle: "So testen wir",
  testedTools:
    "Bei jeder Änderung prüfen wir alle Seiten mit axe, IBM Equal Access, HTML_CodeSniffer, html-validate und dem Nu HTML Checker: mit und ohne JavaScript, gefüllt, leer und mit Fehlern, schmal und breit, im hellen und dunklen Design sowie mit erzwungenen Farben. Wir gehen jede Seite mit der Tabulatortaste durch und erledigen ganze Vorgänge, von der Registrierung bis zur Genehmigung, nur mit der Tastatur. Eine unabhängige Prüfung des Portals steht noch aus.",
  testedBrowsers:
    "Jede Änderung testen wir in Chromium. Im November 2026 haben wir außerdem alle Seiten in Firefox 153 getestet, die wichtigsten Vorgänge in WebKitGTK 2.50 und einige davon mit dem Screenreader Orca 43 in Firefox. Gefundene Fehler haben wir behoben.",
  gapsTitle: "Bekannte Mängel",
  gapLanguage:
    "Die Nutzungsbedingungen, die Datenschutzerklärung, der Mitarbeiterbereich und die API-Referenz sind nur auf Englisch verfügbar.",
  gapDrafts: "Die Texte auf {languages} wurden noch nicht von Muttersprachlern geprüft.",
  gapDocuments: "Hochgeladene Dokumente werden unseren Mitarbeitenden ohne Beschreibung angezeigt.",
  gapReview:
    "Wer eine Ein- oder Auszahlung nicht innerhalb einer halben Stunde bestätigt, muss sie neu beginnen. Die Frist steht auf der Prüfseite.",
  gapPdf:
    "PDF-Dateien zeigen keine chinesischen, japanischen und koreanischen Zeichen und nicht alle Buchstaben des Urdu und einiger anderer Sprachen. Ein Platzhalter ersetzt sie; als Text kopieren lassen sie sich trotzdem. Die Webseite und ihr Ausdruck zeigen sie.",
  gapScreenReaders:
    "Mit NVDA, JAWS, VoiceOver, TalkBack und Safari selbst haben wir noch nicht getestet.",
  reportTitle: "Barriere melden",
  reportText:
    "Schreiben Sie uns, was Sie tun wollten und was Sie daran gehindert hat: über das <link>Kontaktformular</link>, an {email} oder telefonisch unter {phone}. Wir antworten innerhalb von {time}.",
  criterion: "{number} {name}",
  partly: "Teilweise erfüllte Kriterien ({count})",
  met: "Erfüllte Kriterien ({count})",
  notApplicable: "Nicht anwendbare Kriterien ({count})",
  downloadReport: "Konformitätsbericht zur Barrierefreiheit herunterladen (OpenACR, YAML)",
  "report.title": "{brand}: Konformitätsbericht zur Barrierefreiheit",
  "report.product": "Website für Kunden und Mitarbeitende eines Devisen- und Kryptobrokers",
  "report.notes":
    "Selbstbewertung. NVDA, JAWS, VoiceOver, TalkBack und Safari wurden nicht getestet. Kontoauszüge als PDF enthalten Tags, und jeder Kontoauszug ist auch als Webseite verfügbar.",
  "report.methods":
    "Automatische Tests aller Seiten mit axe, IBM Equal Access, HTML_CodeSniffer, html-validate und dem Nu HTML Checker; automatische Tastaturnavigation; Messungen von Kontrast, Umbruch, Zoom, Textabstand, Fokus und Zielgröße; manuelle Prüfung in Chromium, in Firefox mit Orca und in WebKitGTK.",
  "report.parsing": "In WCAG 2.2 entfallen und immer erfüllt.",
  "report.levelAAA": "Von dieser Stufe wurde nur ein Kriterium bewertet.",
  "report.web":
    "Die Abschnitte 9.1 bis 9.4 (WCAG 2.1, Stufen A und AA) sind durch die Tabellen zu WCAG 2.2 abgedeckt. Abschnitt 9.6: Die Konformität gilt für ganze Seiten und vollständige Prozesse; keine Seite setzt JavaScript voraus. Teilweise erfüllte Kriterien schränken diese Aussage ein.",
  "report.webOnly":
    "Dieser Bericht betrifft eine Website, keine Hardware und keine installierte Software.",
  "report.notEvaluated": "Nicht bewertet.",
  selfAssessed: "Selbstbewertung vom November 2026.",
} satisfies Texts<typeof english>;
