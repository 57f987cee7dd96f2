import type english from "../en/email-change";
import type { Texts } from "../texts";

export default {
  title: "E-Mail-Adresse ändern",
  lead: "Mit Ihrer E-Mail-Adresse melden Sie sich an, und an sie senden wir Mitteilungen.",
  current: "Jetzige E-Mail-Adresse",
  newEmail: "Neue E-Mail-Adresse",
  newEmailHint:
    "Wir senden einen Link dorthin. Ihre E-Mail-Adresse ändert sich, wenn Sie den Link öffnen und bestätigen.",
  send: "Link senden",
  sending: "Wird gesendet …",
  notice:
    "Wir benachrichtigen Ihre jetzige E-Mail-Adresse. Von dort lässt sich die Änderung danach noch mindestens {days, plural, one {# Tag} other {# Tage}} lang rückgängig machen.",
  noticeUnconfirmed:
    "Ihre jetzige E-Mail-Adresse ist nicht bestätigt, deshalb schreiben wir nicht dorthin.",
  staff: "Ihre eigene E-Mail-Adresse können Sie nicht ändern. Bitten Sie jemanden aus dem Team.",
  pending: "Noch nicht bestätigt",
  pendingSent: "Wir haben am {sent} einen Link an {email} gesendet. Er läuft am {expires} ab.",
  pendingEffect: "Bis Sie sie bestätigen, bleibt Ihre E-Mail-Adresse {email}.",
  replaces:
    "Wenn Sie eine andere E-Mail-Adresse eingeben, ist der gesendete Link nicht mehr gültig.",
  viewPending: "Änderung ansehen",
  resend: "Link erneut senden",
  resendEffect: "Wir senden einen neuen Link an {email}. Der frühere ist danach nicht mehr gültig.",
  cancel: "Änderung abbrechen",
  canceling: "Wird abgebrochen …",
  cancelEffect:
    "Der Link, den wir an {pending} gesendet haben, ist danach nicht mehr gültig. Ihre E-Mail-Adresse bleibt {email}.",
  keep: "Änderung behalten",
  back: "Zurück",

  undoTitle: "Waren Sie das nicht?",
  undoLead:
    "Wenn Sie nicht darum gebeten haben, die E-Mail-Adresse Ihres Kontos zu ändern, machen Sie die Änderung rückgängig und sichern Sie Ihr Konto.",
  undoRestores: "Ihr Konto behält diese E-Mail-Adresse oder erhält sie zurück.",
  undoSignsOut: "Alle werden abgemeldet, und API-Tokens sind nicht mehr gültig.",
  undoPassword:
    "Das Passwort ist nicht mehr gültig. Sie wählen ein neues über einen Link, den wir Ihnen per E-Mail senden.",
  undoPayouts: "Auszahlungen sind angehalten, bis Sie sie wieder zulassen.",
  undo: "Rückgängig machen und Konto sichern",
  undoing: "Wird rückgängig gemacht …",
  undoOver: "Link abgelaufen? <link>Wenden Sie sich sofort an den Kundenservice</link>.",
} satisfies Texts<typeof english>;
