import type english from "../en/reasons";
import type { Texts } from "../texts";

export default {
  not_received: "Ihre Zahlung ist nicht bei uns eingegangen.",
  card_declined: "Ihre Karte wurde abgelehnt.",
  card_unreadable:
    "Die Fotos Ihrer Karte sind nicht lesbar. Senden Sie scharfe, gut beleuchtete Fotos.",
  other_card_holder: "Der Name auf der Karte stimmt nicht mit dem Namen Ihres Kontos überein.",
  wrong_details: "Die Bankverbindung oder die Wallet-Adresse ist falsch.",
  other_account_holder: "Das Bankkonto läuft nicht auf Ihren Namen.",
  more_documents:
    "Wir brauchen zuerst weitere Dokumente von Ihnen. Wenden Sie sich an den Kundenservice.",
  duplicate: "Es gibt bereits einen gleichen Auftrag.",
  on_request: "Sie haben uns gebeten, diesen Auftrag zu stornieren.",
  not_approved:
    "Ihr Auftrag wurde nicht genehmigt. Bei Fragen wenden Sie sich an den Kundenservice.",
  unreadable: "Das Dokument ist nicht lesbar. Laden Sie ein scharfes, gut beleuchtetes Foto hoch.",
  expired: "Das Dokument ist abgelaufen. Laden Sie ein gültiges hoch.",
  other_name: "Der Name im Dokument stimmt nicht mit Ihrem Konto überein.",
  incomplete: "Ein Teil des Dokuments fehlt. Laden Sie alle Seiten hoch.",
  not_accepted:
    "Diese Art von Dokument nehmen wir nicht an. Laden Sie einen Reisepass, Führerschein oder Personalausweis hoch.",
  account_reset:
    "Storniert: Das Konto wurde zurückgesetzt, bevor die E-Mail-Adresse bestätigt war.",
  account_closed: "Das Konto wurde geschlossen.",
  own_request: "Das Konto wurde kundenseitig geschlossen.",
  wallet_closed: "Die Wallet wurde gelöscht.",
  new_password: "Ein neues Passwort wurde festgelegt.",
  newer_name_request: "Durch einen neueren Antrag ersetzt.",
  name_changed: "Der Name wurde geändert, während der Antrag offen war.",
  email_changed: "Ihre E-Mail-Adresse wurde geändert.",
  crypto_payment_not_created: "Kryptozahlung konnte nicht angelegt werden",
  crypto_payment_failed: "Kryptozahlung fehlgeschlagen",
  crypto_payment_expired: "Kryptozahlung abgelaufen",
  crypto_payment_canceled: "Kryptozahlung storniert",
  bank_returned: "Die Bank hat die Zahlung zurückgegeben.",
  bank_import_undone: "Der Kontoauszug der Bank wurde irrtümlich eingelesen.",
  gateway_reported: "Der Zahlungsdienst hat die Zahlung inzwischen gemeldet.",
  checked_outside: "Die Identität wurde außerhalb des Portals geprüft.",
  no_reason_given: "Es wurde kein Grund angegeben.",
  more_refusals: "Weitere abgelehnte Anfragen in dieser Stunde werden nicht aufgezeichnet.",
} satisfies Texts<typeof english>;
