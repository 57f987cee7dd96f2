/** Für Mitarbeitende: warum eine Auszahlung nicht in einen Sammelauftrag oder eine Datei kann. */
import type english from "../en/payout-obstacles";
import type { Texts } from "../texts";

export default {
  "why.payouts_stopped": "Alle Auszahlungen sind angehalten.",
  "advice.payouts_stopped":
    "Versuchen Sie es noch einmal, wenn Auszahlungen wieder aufgenommen sind.",
  "why.payee_not_active": "Das Kundenkonto ist nicht aktiv.",
  "advice.payee_not_active":
    "Lassen Sie das Konto wieder aktivieren, oder setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.payee_kyc_rejected": "Die Identitätsprüfung des Kundenkontos wurde abgelehnt.",
  "advice.payee_kyc_rejected":
    "Warten Sie, bis neue Dokumente genehmigt sind, oder setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.payee_blocked": "Auszahlungen von diesem Kundenkonto sind gesperrt.",
  "advice.payee_blocked":
    "Lassen Sie die Sperre aufheben, oder setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.payee_frozen": "Auszahlungen wurden kundenseitig angehalten.",
  "advice.payee_frozen":
    "Warten Sie, bis Auszahlungen kundenseitig wieder zugelassen sind, oder setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.destination_waits":
    "Das Auszahlungsziel ist noch zu neu, oder die Zwei-Faktor-Authentifizierung wurde gerade ausgeschaltet.",
  "advice.destination_waits":
    "Die Seite der Auszahlung zeigt den frühesten Zeitpunkt. Nehmen Sie sie danach in einen Sammelauftrag auf.",
  "why.own_transaction": "Es ist Ihre eigene Auszahlung.",
  "advice.own_transaction": "Bitten Sie jemanden aus dem Team, sie zu senden.",
  "why.payout_in_batch": "Die Auszahlung ist im Sammelauftrag {batch}.",
  "advice.payout_in_batch": "Nehmen Sie sie zuerst aus diesem Sammelauftrag heraus.",
  "why.payout_sent": "Die Auszahlung wurde bereits gesendet.",
  "advice.payout_sent": "Sie müssen nichts tun.",
  "why.payout_ended":
    "{state, select, returned {Die Auszahlung wurde bereits zurückgegeben.} other {Die Auszahlung ist bereits angekommen.}}",
  "advice.payout_ended": "Sie müssen nichts tun.",
  "why.destination_is_payer": "Das Auszahlungsziel ist das Konto, von dem Auszahlungen abgehen.",
  "advice.destination_is_payer": "Setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.payout_destination_unknown": "Das Auszahlungsziel ist nicht mehr gespeichert.",
  "advice.payout_destination_unknown":
    "Setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.payout_left_batch": "Die Auszahlung wurde aus dem Sammelauftrag herausgenommen.",
  "advice.payout_left_batch": "Nehmen Sie sie in einen anderen Sammelauftrag auf.",
  "why.person_removed": "Das Kundenkonto wurde gelöscht.",
  "advice.person_removed": "Setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  "why.not_found": "Zu dieser ID gibt es keine Auszahlung.",
  "advice.not_found": "Laden Sie die Liste der Auszahlungen neu.",
  takeOut:
    "Nehmen Sie die Auszahlung aus dem Sammelauftrag heraus und versuchen Sie es noch einmal.",
  markReturned:
    "Hat die Bank die Auszahlung zurückgegeben, kennzeichnen Sie sie als zurückgegeben und versuchen Sie es noch einmal.",
} satisfies Texts<typeof english>;
