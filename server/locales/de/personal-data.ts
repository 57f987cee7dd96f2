import type english from "../en/personal-data";
import type { Texts } from "../texts";

export default {
  download: "Meine Daten herunterladen",
  lead: "Laden Sie eine Kopie Ihrer Daten herunter (JSON).",
  ready: "Ihr Download steht fünf Minuten lang bereit.",
  contents:
    "Ihr Profil, die Bedingungen, denen Sie zugestimmt haben, Wallet, Transaktionen, Kryptozahlungen, die vollständige Bankverbindung, die letzten vier Ziffern Ihrer gespeicherten Karte, Namen von Dokumenten, Sitzungen, API-Tokens, neuere E-Mails, für Sie sichtbare Notizen, das Zugriffsprotokoll und die Aktivitäten in Ihrem Konto.",
  passwordFollows:
    "Passwörter und andere geheime Daten sind nicht enthalten. Bevor der Download beginnt, fragen wir nach Ihrem Passwort.",
  closing: "Konto schließen",
  closingLead:
    "Laden Sie vorher Ihre Daten und Kontoauszüge herunter: Danach können Sie sich nicht mehr anmelden.",
  accessLog: "Zugriffsprotokoll",
  accessLogLead:
    "Ihre Karte und Ihre Bankverbindung werden unserem Team nur teilweise angezeigt. Wer sie vollständig ansieht oder ein Dokument öffnet, wird hier protokolliert.",
  noAccess: "Keine Zugriffe",
  noAccessHint:
    "Wenn jemand aus unserem Team Ihre Karte, Ihre Bankverbindung oder ein Dokument ansieht, erscheint das hier.",
  date: "Datum",
  data: "Daten",
  viewedBy: "Angesehen von",
  administrator: "Jemand aus unserem Team",
  reason: "Grund",
  review: "Prüfung",
  notIncluded:
    "Ihr Passwort, die Kartennummer, der CVV sowie die Geheimnisse der Zwei-Faktor-Authentifizierung und der Tokens sind nicht enthalten, denn wer sie hat, könnte in Ihrem Namen handeln. Anmeldezähler und die Netzwerke, aus denen Sie sich angemeldet haben, sind nicht enthalten, weil wir davon nur Hashwerte speichern. Notizen, die unsere Mitarbeitenden füreinander schreiben, sind nicht enthalten, weil sie vertraulich sind.",
} satisfies Texts<typeof english>;
