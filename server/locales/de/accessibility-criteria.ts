// Die Namen folgen den gebräuchlichen deutschen Übersetzungen der WCAG.
import type english from "../en/accessibility-criteria";
import type { Texts } from "../texts";

export default {
  engines:
    "Auf jeder Seite mit drei Prüfwerkzeugen für Barrierefreiheit und zwei Validatoren geprüft, soweit Werkzeuge das können.",
  reviewed: "Manuell geprüft.",
  noMedia: "Es gibt weder Audio noch Video.",
  "1.1.1": "Nicht-Text-Inhalt",
  "1.1.1.why":
    "Getestet: Zu jedem Chart gibt es eine Zusammenfassung als Text und eine Tabelle. Hochgeladene Dokumente haben keine Beschreibung.",
  "1.2.1": "Nur Audio und nur Video",
  "1.2.2": "Untertitel",
  "1.2.3": "Audiodeskription oder Alternative",
  "1.2.4": "Untertitel (live)",
  "1.2.5": "Audiodeskription",
  "1.3.1": "Info und Beziehungen",
  "1.3.2": "Bedeutungstragende Reihenfolge",
  "1.3.2.why":
    "Der Text jeder Seite wird in der Lesereihenfolge aufgezeichnet und nach jeder Änderung verglichen.",
  "1.3.3": "Sensorische Eigenschaften",
  "1.3.4": "Ausrichtung",
  "1.3.4.why": "Funktioniert in jeder Ausrichtung.",
  "1.3.5": "Eingabezweck bestimmen",
  "1.4.1": "Benutzung von Farbe",
  "1.4.1.why": "Jeder Status ist mit Text beschriftet. Manuell geprüft.",
  "1.4.2": "Audio-Steuerelement",
  "1.4.3": "Kontrast (Minimum)",
  "1.4.4": "Textgröße ändern",
  "1.4.4.why":
    "Auf jeder Seite gemessen, bei 200 % Zoom und mit nur auf 200 % vergrößertem Text: Nichts wird abgeschnitten.",
  "1.4.5": "Bilder von Text",
  "1.4.5.why": "Keine Bilder von Text.",
  "1.4.10": "Umbruch (Reflow)",
  "1.4.10.why":
    "Auf jeder Seite bei 320 Pixeln gemessen. Breite Tabellen und Charts scrollen für sich.",
  "1.4.11": "Nicht-Text-Kontrast",
  "1.4.11.why":
    "Gemessen: Ränder von Bedienelementen und Fokusmarkierungen haben einen Kontrast von mindestens 3:1, und alle Ränder und Linien bleiben auch mit erzwungenen Farben sichtbar. Symbole wurden manuell geprüft.",
  "1.4.12": "Textabstand",
  "1.4.12.why":
    "Auf jeder Seite mit den Abständen des Kriteriums gemessen, schmal und breit: Nichts wird abgeschnitten.",
  "1.4.13": "Eingeblendeter Inhalt bei Hover oder Fokus",
  "1.4.13.why":
    "Menüs schließen sich mit der Escape-Taste. Werte an Punkten im Chart wurden nur manuell geprüft.",
  "2.1.1": "Tastatur",
  "2.1.1.why":
    "Getestet: Registrierung, Identitätsprüfung, Einzahlung, Auszahlung, Genehmigung und Ablehnung funktionieren nur mit der Tastatur, mit und ohne JavaScript. Jede Änderung ist ein einfaches Formular.",
  "2.1.2": "Keine Tastaturfalle",
  "2.1.2.why":
    "Getestet: Wir gehen jede Seite mit der Tabulatortaste vom ersten bis zum letzten Element durch. Die Escape-Taste schließt Dialoge.",
  "2.1.4": "Tastaturkürzel mit Zeichentasten",
  "2.1.4.why":
    "Nur im Mitarbeiterbereich. Die Hilfeseite führt sie auf; dort lassen sie sich abschalten.",
  "2.2.1": "Zeitvorgaben anpassbar",
  "2.2.1.why":
    "Hinweise bleiben lesbar. Getestet: Dialoge, die sich von selbst schließen, warten, solange Sie sie benutzen, und das Kontomenü zeigt, wann Ihre Sitzung abläuft. Die Seite warnt Sie zehn Minuten vorher (Mitarbeitende: fünf), und Sie können angemeldet bleiben. Die Prüfseite zeigt die Frist.",
  "2.2.2": "Pausieren, beenden, ausblenden",
  "2.2.2.why": "Getestet: Das Beispiel auf der Startseite und Live-Charts lassen sich anhalten.",
  "2.3.1": "Grenzwert von dreimaligem Blitzen",
  "2.3.1.why": "Nichts blitzt.",
  "2.4.1": "Blöcke umgehen",
  "2.4.2": "Seite mit Titel versehen",
  "2.4.3": "Fokus-Reihenfolge",
  "2.4.3.why":
    "Getestet: Die Tab-Reihenfolge jeder Seite wird aufgezeichnet und verglichen. Der Fokus springt auf der Seite nie nach oben zurück.",
  "2.4.4": "Linkzweck",
  "2.4.4.why": "Werkzeuge prüfen, ob jeder Link einen Namen hat. Manuell geprüft.",
  "2.4.5": "Verschiedene Methoden",
  "2.4.5.why":
    "Links in Kopf- und Fußzeile zu allen öffentlichen Seiten; sonst ein Menü und eine Suche in Listen.",
  "2.4.6": "Überschriften und Beschriftungen",
  "2.4.7": "Fokus sichtbar",
  "2.4.7.why":
    "Bei jedem Tab-Schritt auf jeder Seite gemessen: Die Fokusmarkierung ändert den Kontrast um mindestens 3:1.",
  "2.4.11": "Fokus nicht verdeckt",
  "2.4.11.why":
    "Bei jedem Tab-Schritt auf jeder Seite gemessen, schmal und breit: Nichts verdeckt das Element im Fokus.",
  "2.5.1": "Zeigergesten",
  "2.5.1.why": "Gesten sind nicht nötig: Charts lassen sich mit Schaltflächen zoomen.",
  "2.5.2": "Abbruch der Zeigereingabe",
  "2.5.2.why": "Nur einfache Links und Schaltflächen.",
  "2.5.3": "Beschriftung im Namen",
  "2.5.4": "Betätigung durch Bewegung",
  "2.5.4.why": "Keine Eingabe durch Bewegung.",
  "2.5.7": "Ziehbewegungen",
  "2.5.7.why": "Für alles, was durch Ziehen geht, haben Charts auch Schaltflächen.",
  "2.5.8": "Zielgröße",
  "2.5.8.why":
    "Auf jeder Seite gemessen, schmal und breit: mindestens 24 Pixel oder mit Abstand. Die meisten sind 44 Pixel hoch.",
  "3.1.1": "Sprache der Seite",
  "3.1.2": "Sprache von Teilen",
  "3.1.2.why": "Was nicht in der Sprache der Seite ist, ist mit seiner eigenen gekennzeichnet.",
  "3.2.1": "Bei Fokus",
  "3.2.1.why": "Der Fokus löst nichts aus.",
  "3.2.2": "Bei Eingabe",
  "3.2.2.why":
    "Filter und Charts aktualisieren sich bei der Auswahl. Alles andere wird erst gesendet, wenn Sie eine Schaltfläche drücken.",
  "3.2.3": "Konsistente Navigation",
  "3.2.3.why": "Ein Menü für jeden Bereich.",
  "3.2.4": "Konsistente Erkennung",
  "3.2.6": "Konsistente Hilfe",
  "3.2.6.why":
    "Getestet: Die Fußzeile jeder öffentlichen Seite und jeder Kundenseite verweist auf das Kontaktformular; im Mitarbeiterbereich steht die Hilfe im Menü.",
  "3.3.1": "Fehlererkennung",
  "3.3.1.why": "Getestet: alle Formulare, leer abgesendet.",
  "3.3.2": "Beschriftungen oder Anweisungen",
  "3.3.3": "Fehlerempfehlung",
  "3.3.3.why": "Jede Meldung sagt, was einzugeben ist.",
  "3.3.4": "Fehlervermeidung",
  "3.3.4.why": "Getestet: Geld bewegt sich erst nach einer Prüfung der Angaben.",
  "3.3.7": "Redundante Eingabe",
  "3.3.7.why":
    "Getestet: Eingaben und hochgeladene Dateien bleiben erhalten. Passwörter, Kartennummern und CVV werden aus Sicherheitsgründen erneut abgefragt.",
  "3.3.8": "Barrierefreie Authentifizierung",
  "3.3.8.why": "Keine Rätsel. Passwortmanager und Einfügen werden unterstützt.",
  "4.1.2": "Name, Rolle, Wert",
  "4.1.3": "Statusmeldungen",
  "4.1.3.why":
    "Getestet: Hinweise, Formularfehler und Ergebnisse von Zahlungen werden einmal angesagt. Aktualisierte Kurse und Kerzen werden nicht angesagt.",
  "1.4.6": "Kontrast, erhöht (AAA)",
  "1.4.6.why":
    "Gemessen: Text hat im hellen und im dunklen Design einen Kontrast von mindestens 7:1.",
} satisfies Texts<typeof english>;
