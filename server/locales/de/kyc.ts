import type { default as english, kycEmails as englishEmails } from "../en/kyc";
import type { Texts } from "../texts";

export default {
  todo: "Identitätsprüfung abschließen",
  todoHint:
    "Laden Sie einen Reisepass, Führerschein oder Personalausweis hoch. Das dauert etwa zwei Minuten.",
  rejected: "Ihre vorherige Identitätsprüfung wurde abgelehnt.",
  pending: "Ihre Identitätsprüfung läuft.",
  pendingHint: "Wir prüfen Ihre Dokumente. Sie müssen nichts tun.",
  reason: "Grund: {reason}",
  rejectedHint: "Laden Sie neue, scharfe Fotos Ihrer Dokumente hoch.",
  documentType: "Art des Dokuments",
  documentPrompt: "Art des Dokuments wählen",
  files: "Dateien",
  filesHint:
    "Bilder oder PDF, höchstens {megabytes} MB je Datei, bis zu {count} Dateien. Bei Personalausweisen beide Seiten, mit allen vier Ecken im Bild.",
  reviewFollows: "Wir prüfen Ihre Dokumente und teilen Ihnen das Ergebnis per E-Mail mit.",
  reviewFollowsHere: "Wir prüfen Ihre Dokumente. Das Ergebnis sehen Sie hier.",
  uploading: "Wird hochgeladen …",
  upload: "Dokumente hochladen",
  verified: "Ihre Identität ist bestätigt.",
  verifiedHint: "Laden Sie ein neues Dokument hoch, wenn Ihres abgelaufen ist.",
  title: "Identitätsprüfung",
  lead: "Laden Sie einen amtlichen Ausweis hoch. Nur berechtigte Mitarbeitende können ihn ansehen.",
  uploaded: "Dokumente hochgeladen",
  stillVerified: "Ihre Identität ist weiterhin bestätigt.",
  uploadMore: "Weitere Dokumente hochladen",
  uploadedDocuments: "Hochgeladene Dokumente ({count})",
  opensInNewTab: "(öffnet sich in einem neuen Tab)",
  complete: "Identität bestätigen",
  verifyAgain: "Erneut prüfen lassen",
  fileFacts: "{size}, {day}",
  fileFactsOfType: "{type}, {size}, {day}",
} satisfies Texts<typeof english>;

export const kycEmails = {
  "kycApproved.subject": "Ihre Identität ist bestätigt",
  "kycApproved.body":
    "Wir haben Ihre Dokumente geprüft und Ihre Identität bestätigt. Sie müssen nichts weiter tun.",
  "kycApproved.link": "Identitätsprüfung ansehen",
  "kycRejected.subject": "Ihre Identität konnte nicht bestätigt werden",
  "kycRejected.body":
    "Wir haben Ihre Dokumente geprüft und konnten sie nicht annehmen. Laden Sie neue hoch, um es noch einmal zu versuchen.",
  "kycRejected.link": "Dokumente hochladen",
} satisfies Texts<typeof englishEmails>;
