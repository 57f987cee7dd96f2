import type english from "../../en/refusals/decision";
import type { Texts } from "../../texts";

export default {
  reversal_exceeds_available:
    "Dieses Geld ist bereits ausgegeben. Durch die Rückbuchung würde das verfügbare Guthaben negativ.",
  balance_invalid: "Geben Sie einen Betrag von null oder mehr ein",
  balance_above_maximum: "Das Guthaben darf höchstens {maximum} betragen.",
  below_open_holds:
    "Ausstehende Auszahlungen können nicht niedriger sein als die offenen Aufträge ({amount}).",
  total_below_parts:
    "Die Gesamtsumme kann nicht niedriger sein als die Summe ihrer Teile ({amount}).",
  approval_pending: "Hierfür steht bereits eine zweite Genehmigung aus. Siehe „Approval requests“.",
  too_many_approval_requests:
    "Sie haben in kurzer Zeit {maximum, plural, one {# Genehmigungsanfrage} other {# Genehmigungsanfragen}} gestellt. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.",
  too_many_open_requests:
    "Sie haben {maximum, plural, one {# offene Genehmigungsanfrage} other {# offene Genehmigungsanfragen}}; mehr sind pro Person nicht möglich. Ziehen Sie einige zurück oder bitten Sie jemanden aus dem Team um eine Entscheidung.",
  second_approver_missing:
    "Hierfür ist die Genehmigung einer zweiten Person nötig, und niemand sonst hat eine Rolle, die dazu berechtigt. Die Portalleitung kann eine vergeben.",
  role_too_new:
    "Sie haben in den letzten 24 Stunden eine Rolle erhalten oder vergeben. Bis {until} können Sie dies weder anfragen noch genehmigen.",
  second_owner_missing:
    "Das muss eine Person der Portalleitung genehmigen, die weder Sie noch die betroffene Person ist. Aktivieren Sie zuerst jemanden aus der Portalleitung wieder oder nehmen Sie eine weitere Person auf.",
  suspension_unconfirmed:
    "Sie haben {name} gesperrt, und noch niemand sonst aus der Portalleitung hat das bestätigt. Lassen Sie die Sperre bestätigen oder heben Sie sie auf, bevor Sie weitere Personen sperren.",
  payee_not_active:
    "Das Kundenkonto ist nicht aktiv. Deshalb sind Auszahlungen gesperrt. Lehnen Sie die Auszahlung ab oder lassen Sie zuerst das Konto wieder aktivieren.",
  payee_kyc_rejected:
    "Die Identitätsprüfung des Kundenkontos wurde abgelehnt. Deshalb sind Auszahlungen gesperrt, bis neue Dokumente genehmigt sind.",
  payee_blocked:
    "Auszahlungen von diesem Kundenkonto sind gesperrt. Lehnen Sie die Auszahlung ab oder lassen Sie zuerst die Sperre aufheben.",
  payee_frozen:
    "Auszahlungen wurden kundenseitig angehalten. Lehnen Sie die Auszahlung ab oder warten Sie, bis Auszahlungen wieder zugelassen sind.",
  destination_waits:
    "Das Auszahlungsziel ist neu, oder die Zwei-Faktor-Authentifizierung wurde gerade ausgeschaltet. Deshalb kann diese Auszahlung noch nicht gesendet werden. Den frühesten Zeitpunkt zeigt die Seite der Transaktion.",
  payouts_stopped:
    "Alle Auszahlungen sind angehalten. Lehnen Sie die Auszahlung ab oder warten Sie, bis Auszahlungen wieder aufgenommen sind.",
  payouts_stopped_already: "Alle Auszahlungen sind bereits angehalten.",
  block_until_invalid: "Wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres",
  payout_sent:
    "Diese Auszahlung wurde gesendet. Falls das Geld zurückgekommen ist, kennzeichnen Sie sie stattdessen als zurückgegeben.",
  payout_in_batch: "Diese Auszahlung ist im Sammelauftrag {batch}. Nehmen Sie sie zuerst heraus.",
  payout_not_sent: "Diese Auszahlung wurde noch nicht gesendet.",
  payout_ended:
    "{state, select, returned {Diese Auszahlung wurde bereits zurückgegeben.} other {Diese Auszahlung ist bereits angekommen.}}",
  payout_not_payable: "{reference} kann nicht ausgezahlt werden. {why}",
  destination_is_payer: "Das Auszahlungsziel ist das Konto, von dem Auszahlungen abgehen.",
  payout_destination_unknown: "Das Auszahlungsziel ist nicht mehr gespeichert.",
  payout_left_batch: "Die Auszahlung wurde aus dem Sammelauftrag herausgenommen.",
  payout_not_in_batch: "Diese Auszahlung ist in keinem Sammelauftrag.",
  receiving_account_unknown: "Dieses Empfangskonto gibt es nicht. Wählen Sie eines aus der Liste.",
  bank_statement_known: "Diese Datei wurde bereits als „{name}“ eingelesen, am {at}.",
  bank_statement_open:
    "Für dieses Konto ist noch ein anderer Kontoauszug in Bearbeitung. Bestätigen oder verwerfen Sie ihn zuerst.",
  bank_statement_unreadable:
    "Die Datei ist kein Kontoauszug. Laden Sie camt.053, MT940 oder CSV hoch, wie von der Bank heruntergeladen.",
  bank_statement_faulty: "{fault}",
  bank_statement_other_account: "Der Kontoauszug gehört zu einem anderen Konto: {found}.",
  bank_statement_ended:
    "Dieser Kontoauszug wurde bereits bestätigt, verworfen oder zurückgenommen.",
  own_bank_statement:
    "Sie haben diesen Kontoauszug hochgeladen, seine Spalten zugeordnet oder seine Rücknahme beantragt. Bestätigen muss jemand anderes aus dem Team.",
  bank_statement_spent:
    "Zeile {place} kann nicht zurückgenommen werden: Das Geld der Einzahlung {reference} ist bereits ausgegeben.",
  bank_line_blocks_undo:
    "{state, select, payout_returned {Zeile {place} hat eine Auszahlung zurückgebracht.} other {Das Geld aus Zeile {place} wird gerade an den Absender zurücküberwiesen.}} Ein solcher Kontoauszug kann nicht als Ganzes zurückgenommen werden.",
  bank_line_decided: "Über diese Zeile wurde bereits entschieden.",
  bank_line_direction: "Das ist bei Geld, das vom Konto abgegangen ist, nicht möglich.",
  level_needs_identity: "Die Identität muss zuerst mit Dokumenten bestätigt werden.",
  level_unchanged: "Der Benutzer hat diese Stufe bereits.",
  limit_raise_currency: "Limits werden in der Währung der Wallet des Kunden erhöht, {currency}.",
  limit_raise_unlimited: "Die Stufe des Kunden hat hier kein Limit, das erhöht werden könnte",
  limit_raise_too_low: "Geben Sie mehr als {limit} ein, das Limit der Stufe des Kunden",
  limit_raise_contradiction:
    "Das Limit für 30 Tage ist {limit}. Geben Sie höchstens so viel ein, oder erhöhen Sie es ebenfalls",
  limit_raise_until_invalid: "Wählen Sie einen Tag innerhalb der nächsten 90 Tage",
  limit_raise_missing: "Dieses Limit ist nicht erhöht.",
  bank_line_not_possible: "{why}",
  own_bank_line:
    "Sie haben diese Zeile zugeordnet. Über den Namen muss jemand anderes entscheiden.",
  bank_return_ended: "Diese Rücküberweisung wurde bereits gesendet, abgeschlossen oder storniert.",
  bank_return_not_approved:
    "Diese Rücküberweisung muss zuerst jemand anderes aus dem Team genehmigen.",
  own_bank_return:
    "Sie haben diese Rücküberweisung beantragt. Genehmigen muss sie jemand anderes aus dem Team.",
  csv_columns_missing:
    "Geben Sie diese Spalte an oder wählen Sie eine andere Schreibweise der Beträge",
  customer_unknown:
    "Zu dieser E-Mail-Adresse, diesem Benutzernamen oder Verwendungszweck gibt es kein Kundenkonto.",
  payout_unknown: "Zu dieser Referenz gibt es keine Auszahlung und keinen Sammelauftrag.",
  payout_batch_ended: "Dieser Sammelauftrag ist bereits abgeschlossen.",
  payout_batch_sent:
    "Auszahlungen dieses Sammelauftrags sind schon bei der Bank. Falls Geld zurückgekommen ist, kennzeichnen Sie stattdessen die Auszahlung als zurückgegeben.",
  payout_batch_not_released:
    "Diesen Sammelauftrag muss zuerst jemand anderes aus dem Team freigeben.",
  payout_file_not_downloaded:
    "Die aktuelle Datei für {file} hat noch niemand heruntergeladen. Laden Sie sie zuerst herunter und bei der Bank hoch.",
  never_sent_reason_missing: "Geben Sie an, warum sicher ist, dass dies der Bank nicht vorliegt",
  own_payout_batch:
    "Sie haben diesen Sammelauftrag vorbereitet. Freigeben muss ihn jemand anderes aus dem Team.",
  preparer_may_not:
    "Die Person, die diesen Sammelauftrag vorbereitet hat, hat die nötige Rolle nicht mehr. Stornieren Sie ihn und lassen Sie von jemand anderem einen neuen vorbereiten.",
  bank_file_stopped:
    "Alle Auszahlungen sind angehalten. Laden Sie die Datei herunter, wenn Auszahlungen wieder aufgenommen sind.",
  payout_file_missing: "Dieser Sammelauftrag enthält keine Auszahlungen für diese Datei.",
  payout_day_past: "Geben Sie das heutige oder ein späteres Datum ein",
  own_wallet: "Ihre eigene Wallet können Sie nicht ändern. Bitten Sie jemanden aus dem Team.",
  wallet_missing: "Dieser Benutzer hat keine Wallet.",
  wallet_exists: "Dieser Benutzer hat bereits eine Wallet.",
  wallet_has_money:
    "Diese Wallet hat ein Guthaben von {amount}. Bestätigen Sie, um sie trotzdem zu löschen.",
  wallet_closed:
    "Die Wallet dieser Transaktion wurde gelöscht. Deshalb lässt sich das Geld nicht bewegen.",
  reference_taken: "Diese Referenz wird bereits verwendet. Wählen Sie eine andere.",
  second_approval_needed: "Das muss eine zweite Person genehmigen. Siehe „Approval requests“.",
  approval_request_decided: "Diese Genehmigungsanfrage ist bereits abgeschlossen.",
  own_approval_request:
    "Über Ihre eigene Anfrage können Sie nicht entscheiden. Sie können sie zurückziehen.",
  not_own_approval_request:
    "Diese Anfrage kann nur zurückziehen, wer sie gestellt hat. Sie können sie ablehnen.",
  approval_request_outdated:
    "Seit der Anfrage hat sich etwas geändert. Deshalb kann sie nicht genehmigt werden. Lehnen Sie sie ab und stellen Sie eine neue.",
  requester_may_not:
    "Wer dies angefragt hat, ist dazu nicht mehr berechtigt. Deshalb kann die Anfrage nicht genehmigt werden. Lehnen Sie sie ab und stellen Sie sie selbst, falls sie richtig ist.",
  decide_first:
    "Diese Einzahlung steht noch aus. Genehmigen Sie sie stattdessen oder lehnen Sie sie ab.",
  not_in_review: "Diese Zahlung muss nicht mehr geprüft werden.",
  ledger_too_long:
    "Das Hauptbuch ist zu groß, um es hier zu prüfen. Führen Sie auf dem Server portal ledger:verify aus. Das Ergebnis erscheint dann hier.",
  bulk_action_decided: "Diese Auswahl wurde bereits verarbeitet.",
  bulk_not_selected: "Diese Transaktion war nicht ausgewählt.",
  not_pending: "Diese Transaktion steht nicht mehr aus.",
  same_status: "Die Transaktion hat diesen Status bereits.",
  own_transaction:
    "Über Ihre eigene Transaktion können Sie nicht entscheiden. Bitten Sie jemanden aus dem Team.",
} satisfies Texts<typeof english>;
