import type { default as english, profilesEmails as englishEmails } from "../en/profiles";
import type { Texts } from "../texts";

export default {
  email: "E-Mail-Adresse",
  emailHint: "<link>E-Mail-Adresse ändern</link>",
  saving: "Wird gespeichert …",
  save: "Speichern",
  confirmedEmailHint: "Bestätigt. <link>E-Mail-Adresse ändern</link>",
  settings: "Einstellungen",
  updated: "Profil geändert",
  nothingChanged: "Es wurde nichts geändert.",
  lead: "Ihr Name und Ihre Kontaktdaten",
  saved: "Ihre Angaben wurden gespeichert.",
  nameHint:
    "Ihr Name ist bestätigt. Wenn Sie ihn ändern, prüfen wir den neuen Namen zuerst. Bis zur Genehmigung bleibt Ihr jetziger Name bestehen.",
  nameHintStaff:
    "Namen von Mitarbeitenden ändert nur die Portalleitung. Wenn Sie Ihren ändern, prüft zuerst eine andere Person der Portalleitung den neuen Namen. Gehören ihr nur Sie an, gilt er sofort.",
  namePending: "Neuer Name in Prüfung",
  nameRequested: "Am {time} haben Sie beantragt, Ihren Namen in {name} zu ändern.",
  nameWaits: "Sobald wir ihn geprüft haben, erhalten Sie eine E-Mail.",
  nameWaitsForOwner: "Die Portalleitung muss ihn genehmigen.",
  nameStays: "Bis dahin bleibt Ihr Name {name}.",
  nameRejected: "Neuer Name nicht genehmigt",
  nameWasRejected: "Der Name {name} wurde am {time} nicht genehmigt.",
  nameUnchanged: "Ihr Name ist weiterhin {name}.",
  rejectionReason: "Grund: {reason}",
  cancelNameRequest: "Antrag zurückziehen",
  cancelingNameRequest: "Wird zurückgezogen …",
  keepNameRequest: "Antrag behalten",
  cancelEffect:
    "Der Antrag, Ihren Namen in {requested} zu ändern, wird zurückgezogen. Ihr Name bleibt {name}.",
  savedWithRequest:
    "Ihre Angaben wurden gespeichert. Ihr neuer Name ist in Prüfung. Bis zur Genehmigung bleibt Ihr jetziger Name bestehen.",
  languageHint: "Für Seiten und E-Mails.",
  timeZone: "Zeitzone",
  utc: "UTC",
  timeZoneHint: "Für Datum, Uhrzeit und Kontoauszüge.",
} satisfies Texts<typeof english>;

export const profilesEmails = {
  "nameChanged.subject": "Ihr Name wurde geändert",
  "nameChanged.body": "Der Name Ihres Kontos bei {brand} wurde geändert.",
  "nameChanged.link": "Angaben ansehen",
  "nameChanged.advice": "Wenn Sie nicht darum gebeten haben, wenden Sie sich an den Kundenservice.",
  "nameRejected.subject": "Ihr neuer Name wurde nicht genehmigt",
  "nameRejected.body":
    "Wir haben den Antrag geprüft, den Namen Ihres Kontos bei {brand} zu ändern, und konnten ihn nicht genehmigen. Ihr Name bleibt, wie er ist.",
} satisfies Texts<typeof englishEmails>;
