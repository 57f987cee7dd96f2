import type english from "../en/payment-states";
import type { Texts } from "../texts";

export default {
  "status.new": "Warten auf Zahlung",
  "status.pending": "Warten auf Bestätigungen",
  "status.confirming": "Wird bestätigt",
  "status.completed": "Abgeschlossen",
  "status.error": "Fehlgeschlagen",
  "status.expired": "Abgelaufen",
  "status.cancelled": "Storniert",
  underReview: "In Prüfung",
  partlyPaid: "Teilweise gezahlt",
  completedTitle: "Kryptozahlung abgeschlossen",
  credited: "Ihre Einzahlung wurde gutgeschrieben.",
  completed: "Kryptozahlung abgeschlossen. Ihre Einzahlung wurde gutgeschrieben.",
  completedInReview:
    "Kryptozahlung abgeschlossen. Ihre Einzahlung wird nach der Prüfung gutgeschrieben.",
  failed:
    "Kryptozahlung fehlgeschlagen. Versuchen Sie es erneut oder wenden Sie sich an den Kundenservice.",
  expired: "Kryptozahlung abgelaufen. Legen Sie eine neue Zahlung an.",
  cancelled: "Diese Kryptozahlung wurde storniert. Legen Sie eine neue Zahlung an.",
  depositCanceled:
    "Diese Einzahlung wurde storniert. Senden Sie keine Kryptowährung an diese Adresse, sondern legen Sie eine neue Zahlung an.",
  nothingReceived: "Noch keine Zahlung eingegangen.",
  detected: "Zahlung erkannt. Wir schreiben sie gut, sobald der volle Betrag bestätigt ist.",
  confirming: "Voller Betrag eingegangen. Warten auf Netzwerkbestätigungen.",
  partReceived:
    "Ein Teil des Betrags ist eingegangen. Wir schreiben ihn gut, sobald der Rest eingegangen und bestätigt ist.",
  underpaid:
    "Es ist weniger als der fällige Betrag eingegangen. Unser Team prüft Ihre Zahlung; Sie müssen nichts tun.",
  overpaid:
    "Es ist mehr als der fällige Betrag eingegangen. Den beauftragten Betrag haben wir gutgeschrieben; die Differenz prüfen wir.",
  overpaidInReview:
    "Es ist mehr als der fällige Betrag eingegangen. Unser Team prüft Ihre Zahlung; Sie müssen nichts tun.",
  late: "Ihre Zahlung ist nach Ablauf der Frist eingegangen. Wir prüfen sie; Sie müssen nichts tun.",
  unposted:
    "Es ist eine Zahlung eingegangen, die wir nicht gutschreiben konnten. Wir prüfen sie; Sie müssen nichts tun.",
} satisfies Texts<typeof english>;
