import type english from "../../en/refusals/payment";
import type { Texts } from "../../texts";

export default {
  too_many_movements:
    "Sie haben in kurzer Zeit {maximum, plural, one {# Ein- oder Auszahlung} other {# Ein- und Auszahlungen}} beauftragt. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.",
  account_may_not_move_money:
    "Ihr Konto ist nicht aktiv. Ein- und Auszahlungen sind nicht möglich. Wenden Sie sich an den Kundenservice.",
  payouts_blocked:
    "Bis {until} können Sie keine Auszahlung beauftragen. Auszahlungen von Ihrem Konto sind gesperrt.",
  payouts_frozen:
    "Sie haben Auszahlungen von Ihrem Konto angehalten. Um Geld auszahlen zu lassen, öffnen Sie „Einstellungen“, dann „Auszahlungen“, und lassen Sie Auszahlungen wieder zu.",
  kyc_required:
    "{movement, select, deposit {Schließen Sie vor einer Einzahlung die Identitätsprüfung ab.} other {Schließen Sie vor einer Auszahlung die Identitätsprüfung ab.}}",
  new_address:
    "Diese Adresse ist neu. Beauftragen Sie die erste Auszahlung dorthin auf der Website und bestätigen Sie sie mit Ihrem Passwort.",
  no_wallet: "Die Angaben zu Ihrer Wallet konnten nicht geladen werden. Laden Sie die Seite neu.",
  invalid_amount: "Geben Sie einen gültigen Betrag ein",
  amount_above_maximum: "Der Höchstbetrag pro Transaktion ist {maximum}.",
  amount_within_fee: "Der Betrag muss höher sein als die Gebühr von {fee}.",
  amount_too_small: "Dieser Betrag ist zum Umrechnen zu klein.",
  rate_changed:
    "Der Wechselkurs hat sich auf {rate} geändert. Prüfen und bestätigen Sie den neuen Betrag.",
  insufficient_funds: "Ihr Guthaben reicht nicht aus",
  day_exhausted:
    "Das Tageslimit für Auszahlungen ist erreicht. Geben Sie einen kleineren Betrag ein oder versuchen Sie es morgen erneut.",
  day_share_exhausted:
    "Sie können sich pro Tag bis zu {maximum} auszahlen lassen. Geben Sie einen kleineren Betrag ein oder versuchen Sie es morgen erneut.",
  withdrawal_limit_reached:
    "Sie können sich innerhalb von {period} noch {left} auszahlen lassen. Mehr ist ab {frees} möglich.",
  withdrawal_above_limit: "Sie können sich innerhalb von {period} bis zu {left} auszahlen lassen.",
  deposit_limit_reached:
    "Sie können innerhalb von {period} noch {left} einzahlen. Mehr ist ab {frees} möglich.",
  deposit_above_limit: "Sie können innerhalb von {period} bis zu {left} einzahlen.",
  no_bank_details: "Fügen Sie zuerst Ihre Bankverbindung hinzu",
  invalid_address: "Geben Sie eine gültige Wallet-Adresse ein",
  payee_known: "Dieses Konto ist bereits einer Ihrer Empfänger: {payee}",
  too_many_payees:
    "Sie können bis zu {maximum} Empfänger haben. Entfernen Sie einen, den Sie nicht brauchen.",
  payee_in_use:
    "Ihre Auszahlung {reference} an diesen Empfänger ist noch offen. Entfernen Sie den Empfänger, sobald sie gesendet oder storniert ist.",
  payee_is_default:
    "Dieser Empfänger ist der Standard. Legen Sie zuerst einen anderen als Standard fest.",
  no_card: "Fügen Sie zuerst eine Karte hinzu.",
  card_expired: "Diese Karte ist abgelaufen. Verwenden Sie eine andere.",
  card_not_a_test_number:
    "Dies ist eine Demo. Verwenden Sie eine Testkarte, zum Beispiel 4111 1111 1111 1111.",
  card_deposits_off:
    "Einzahlungen per Karte sind nicht möglich. Zahlen Sie stattdessen mit Kryptowährung ein.",
  bank_transfers_off: "Einzahlungen per Überweisung sind für Ihre Wallet nicht möglich.",
  too_many_expected_deposits:
    "Sie können bis zu {maximum} Überweisungen gleichzeitig ankündigen. Ziehen Sie eine Ankündigung zurück, zu der Sie nichts überwiesen haben, oder überweisen Sie ohne Ankündigung: Der Verwendungszweck genügt.",
  expected_deposit_ended:
    "Wir erwarten diese Überweisung nicht mehr: Sie ist eingegangen, die Ankündigung wurde zurückgezogen oder ist abgelaufen.",
  unknown_coin: "Wählen Sie eine der aufgeführten Kryptowährungen",
  below_coin_minimum: "Der Mindestbetrag ist {min} {code}",
  coin_under_maintenance: "{name} wird zurzeit gewartet. Wählen Sie eine andere Kryptowährung.",
  forged_notice: "Ungültige Webhook-Signatur.",
  crypto_payment_failed: "Kryptozahlung konnte nicht angelegt werden",
  status_change_refused: "Sie können nur Aufträge stornieren, die noch ausstehen.",
  coins_received:
    "Zu dieser Zahlung ist Kryptowährung eingegangen. Deshalb lässt sie sich nicht stornieren. Senden Sie den Rest, bevor sie abläuft, oder lassen Sie sie ablaufen; dann prüfen wir, was eingegangen ist.",
  amount_locked:
    "{state, select, pending {Dieser Betrag lässt sich nicht ändern. Stornieren Sie den Auftrag und erteilen Sie einen neuen.} other {Der Betrag lässt sich nicht mehr ändern.}}",
  received_changed:
    "Der Zahlungsdienst bestätigt jetzt {received} von {requested}. Laden Sie die Seite neu und wählen Sie einen der beiden Beträge.",
  draft_changed:
    "Diese Angaben haben sich geändert, seit Sie die Prüfung geöffnet haben. Prüfen Sie sie noch einmal, bevor Sie bestätigen.",
  draft_expired: "Dieser Auftrag ist abgelaufen. Beginnen Sie neu.",
  draft_ended:
    "Diese Auszahlung kann nicht mehr bestätigt werden, weil zu viele falsche Codes eingegeben wurden. Beginnen Sie eine neue.",
  withdrawal_currency: "Auszahlungen erfolgen in der Währung der Wallet.",
} satisfies Texts<typeof english>;
