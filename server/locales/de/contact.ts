import type { contactEmails as englishEmails, default as english } from "../en/contact";
import type { Texts } from "../texts";

export default {
  title: "Kontakt",
  description:
    "So erreichen Sie {company}: per Formular, E-Mail oder Telefon. Wir antworten innerhalb von {time}.",
  lead: "Wir antworten innerhalb von {time}.",
  emailHint: "An diese Adresse antworten wir.",
  message: "Nachricht",
  messageHint:
    "Schreiben Sie keine Passwörter oder Kartennummern hinein. Höchstens {maximum, number} Zeichen.",
  send: "Nachricht senden",
  sending: "Wird gesendet …",
  detailsTitle: "Weitere Wege zu uns",
  phone: "Telefon",
  hours: "Servicezeiten",
  office: "Anschrift",
  detailsDemo: "Kontaktdaten der Demo. Hier antwortet niemand.",
  received: "Nachricht gesendet",
  receivedText:
    "Wir antworten innerhalb von {time} per E-Mail. Ihre Nachricht bewahren wir {months, plural, one {# Monat} other {# Monate}} lang verschlüsselt auf und löschen sie dann.",
  receivedDemo:
    "Nur eine Demo: Ihre Nachricht wurde für das Demo-Team gespeichert. Niemand wird antworten.",
  goHome: "Zur Startseite",
} satisfies Texts<typeof english>;

export const contactEmails = {
  "messageArrived.subject": "Neue Kontaktnachricht",
  "messageArrived.body":
    "Über das Kontaktformular von {brand} ist eine Nachricht eingegangen. Melden Sie sich an, um sie zu lesen.",
  "messageArrived.link": "Nachricht lesen",
} satisfies Texts<typeof englishEmails>;
