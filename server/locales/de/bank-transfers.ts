import type {
  bankTransfersEmails as englishEmails,
  default as english,
} from "../en/bank-transfers";
import type { Texts } from "../texts";

export default {
  title: "Überweisung",
  heading: "Per Überweisung einzahlen",
  lead: "Überweisen Sie {currency} von Ihrem eigenen Bankkonto. Nach Eingang schreiben wir den Betrag Ihrer Wallet gut.",
  demonstration:
    "Dies ist eine Demo mit einem Beispielkonto. Überweisen Sie kein Geld dorthin, sondern spielen Sie die Bank.",
  playBank: "Bank spielen",
  sendTo: "Überweisen Sie das Geld an",
  sendToCurrency: "{currency} überweisen an",
  reference: "Ihr Verwendungszweck",
  referenceHint: "Geben Sie ihn immer an: Daran erkennen wir, dass das Geld von Ihnen ist.",
  holder: "Kontoinhaber",
  iban: "IBAN",
  bic: "BIC",
  bank: "Bank",
  bankAddress: "Adresse der Bank",
  accountNumber: "Kontonummer",
  routingNumber: "Routingnummer",
  sortCode: "Sort Code",
  copyReference: "Verwendungszweck kopieren",
  copyHolder: "Kontoinhaber kopieren",
  copyIban: "IBAN kopieren",
  copyBic: "BIC kopieren",
  copyAccountNumber: "Kontonummer kopieren",
  copyRoutingNumber: "Routingnummer kopieren",
  copySortCode: "Sort Code kopieren",
  arrives:
    "{days, plural, =0 {Geht meist am selben Bankarbeitstag ein.} one {Geht meist innerhalb eines Bankarbeitstags ein.} other {Geht meist innerhalb von # Bankarbeitstagen ein.}}",
  qrCode: "QR-Code der Überweisung für Ihre Banking-App",
  qrHint: "Scannen Sie ihn mit Ihrer Banking-App, um die Überweisung auszufüllen.",
  qrHintWithAmount:
    "Scannen Sie ihn mit Ihrer Banking-App, um die Überweisung von {amount} auszufüllen.",
  amount: "Betrag",
  showInCode: "Betrag in den QR-Code aufnehmen",
  aboveLimit: "Geld, das Ihr Limit übersteigt, bleibt offen, bis wir es geprüft haben.",
  fees: "Wir berechnen keine Gebühr. Ihre Bank oder eine zwischengeschaltete Bank berechnet möglicherweise eine eigene. Wir schreiben den Betrag gut, der bei uns eingeht.",
  feesAndOurs:
    "Ihre Bank oder eine zwischengeschaltete Bank berechnet möglicherweise eine eigene Gebühr. Wir schreiben den Betrag gut, der bei uns eingeht, abzüglich unserer Gebühr.",
  goodToKnow: "Gut zu wissen",
  noReference: "Wenn der Verwendungszweck fehlt oder falsch ist",
  noReferenceText:
    "Dann können wir das Geld nicht sofort zuordnen. Die Gutschrift dauert länger, oder wir überweisen das Geld auf das Konto zurück, von dem es kam.",
  otherName: "Wenn das Konto nicht auf Ihren Namen läuft",
  otherNameText:
    "Überweisen Sie von einem Konto, das auf Ihren eigenen Namen läuft. Überweisungen von anderen Personen müssen wir prüfen, bevor wir sie gutschreiben können.",
  print: "Drucken",
  sent: "Schon überwiesen?",
  sentLead:
    "Nennen Sie uns den Betrag, dann achten wir darauf. Nötig ist das nicht: Ihr Verwendungszweck genügt.",
  sentHint:
    "Nach {days, plural, one {einem Tag} other {# Tagen}} erwarten wir die Überweisung nicht mehr. Geht sie später ein, schreiben wir sie trotzdem gut.",
  wallet: "Wallet",
  iveSentIt: "Ich habe überwiesen",
  processing: "Wird verarbeitet …",
  announced:
    "Vielen Dank. Wir erwarten {amount} per Überweisung und schreiben den Betrag nach Eingang gut.",
  expected: "Erwartete Überweisungen",
  expectedCaption: "Überweisungen, die Sie uns angekündigt haben, neueste zuerst",
  announcedAt: "Angekündigt",
  expectedUntil: "Erwartet bis",
  lapseHint:
    "Nach diesem Tag erwarten wir die Überweisung nicht mehr. Geht sie später ein, genügt Ihr Verwendungszweck für die Gutschrift.",
  actions: "Aktionen",
  today: "heute",
  cancel: "Zurückziehen<hidden>: Überweisung von {amount}</hidden>",
  cancelTitle: "Ankündigung zurückziehen",
  cancelQuestion:
    "Wir erwarten {amount} dann nicht mehr. Falls Sie das Geld überwiesen haben, schreiben wir es nach Eingang trotzdem gut.",
  cancelConfirm: "Ankündigung zurückziehen",
  keep: "Weiter erwarten",
  notOpen:
    "Wir erwarten diese Überweisung nicht mehr: Sie ist eingegangen, die Ankündigung wurde zurückgezogen oder ist abgelaufen.",
  bankTitle: "Bank spielen",
  bankLead:
    "Sie sind die Bank der Kundin oder des Kunden. Was Sie überweisen, steht im nächsten Kontoauszug von {bank}, den unser Team einliest. Es fließt kein Geld.",
  backToDetails: "Kontodaten",
  from: "Von",
  "sent.right": "Ihr eigener",
  "sent.wrong": "Ihr eigener mit einem Fehler",
  "sent.none": "Keiner",
  "from.own": "Ein Konto auf Ihren Namen",
  otherSender: "Olivia Other",
  "from.other": "Ein Konto von Olivia Other",
  twice: "Zweimal senden",
  send: "Überweisung senden",
  played:
    "{count, plural, one {Die Überweisung steht} other {# gleiche Überweisungen stehen}} im heutigen Kontoauszug.",
  cancelled: "Wir erwarten diese Überweisung nicht mehr.",
} satisfies Texts<typeof english>;

export const bankTransfersEmails = {
  "expectedDeposit.subject": "Ihre Überweisung von {amount} ist noch nicht eingegangen",
  "expectedDeposit.body":
    "Am {sent} haben Sie uns eine Überweisung von {amount} angekündigt. Sie ist noch nicht eingegangen.",
  "expectedDeposit.advice":
    "Fragen Sie bei Ihrer Bank nach, ob die Überweisung ausgeführt wurde – auf das Konto, das auf Ihrer Einzahlungsseite steht, und mit Ihrem Verwendungszweck. Falls Sie nichts überwiesen haben, müssen Sie nichts tun.",
  "expectedDeposit.end":
    "Nach dem {day} erwarten wir sie nicht mehr. Geht sie später ein, genügt Ihr Verwendungszweck für die Gutschrift.",
  "expectedDeposit.reference": "Ihr Verwendungszweck",
  "expectedDeposit.view": "Kontodaten ansehen",
} satisfies Texts<typeof englishEmails>;
