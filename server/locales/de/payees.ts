import type { default as english, payeesEmails as englishEmails } from "../en/payees";
import type { Texts } from "../texts";

export default {
  title: "Empfänger",
  lead: "Die Bankkonten und Bitcoin-Adressen, an die Sie auszahlen.",
  add: "Empfänger hinzufügen",
  yours: "Ihre Empfänger",
  manage: "Empfänger verwalten",
  noneYet: "Noch keine Empfänger",
  noneYetHint:
    "Fügen Sie das Bankkonto oder die Bitcoin-Adresse hinzu, an die Sie auszahlen möchten.",
  label: "Bezeichnung",
  labelHint: "Ein Name, den Sie wiedererkennen, zum Beispiel Haushaltskonto",
  payee: "Empfänger",
  account: "Konto",
  bankAccount: "Bankkonto",
  bitcoinAddress: "Bitcoin-Adresse",
  "kind.bank": "Bankkonto, {region}",
  "kind.address": "Bitcoin-Adresse",
  isDefault: "Standard",
  isOwn: "Mein eigenes Konto",
  usableFrom: "Zahlbar ab {time}",
  created: "Hinzugefügt",
  lastUsed: "Zuletzt verwendet",
  never: "Noch nie",
  action: "Aktion",
  renameRow: "Bezeichnung ändern<unseen>: {payee}</unseen>",
  defaultRow: "Als Standard festlegen<unseen>: {payee}</unseen>",
  removeRow: "Entfernen<unseen>: {payee}</unseen>",
  kindOfPayee: "Art des Empfängers",
  bankIn: "Bank: {region}",
  addLead:
    "Für Auszahlungen an einen neuen Empfänger kann eine Wartezeit gelten. Sie schützt Sie, falls jemand anderes Zugang zu Ihrem Konto erhält.",
  stepUpHint: "Geben Sie zu Ihrer Sicherheit Ihr Passwort ein, um Ihre Empfänger zu ändern.",
  save: "Empfänger speichern",
  saving: "Wird gespeichert …",
  cancel: "Abbrechen",
  added: "Empfänger hinzugefügt",
  renamed: "Bezeichnung geändert",
  defaultChanged: "Standardempfänger geändert",
  renameTitle: "Bezeichnung ändern",
  renameLead:
    "Für {payee}. Um das Konto selbst zu ändern, entfernen Sie den Empfänger und fügen Sie einen neuen hinzu.",
  saveLabel: "Bezeichnung speichern",
  defaultQuestion: "Als Standardempfänger festlegen?",
  defaultBank:
    "{payee} wird Ihr Standardkonto. Auszahlungen per Überweisung gehen dorthin, wenn Sie keinen anderen Empfänger wählen.",
  defaultAddress:
    "{payee} wird Ihre Standardadresse für Bitcoin. Sie ist vorausgewählt, wenn Sie Bitcoin auszahlen.",
  makeDefault: "Als Standard festlegen",
  removeQuestion: "Diesen Empfänger entfernen?",
  removeEffect:
    "Sie können nicht mehr an {payee} auszahlen. Wenn Sie den Empfänger später wieder hinzufügen, gilt er als neu.",
  removeInUse:
    "Sie können {payee} noch nicht entfernen: Ihre Auszahlung {link} an diesen Empfänger ist noch offen.",
  removeDefault:
    "{payee} ist Ihr Standardempfänger. Legen Sie zuerst einen anderen Empfänger als Standard fest, um ihn zu entfernen.",
  remove: "Empfänger entfernen",
  removing: "Wird entfernt …",
  accountQuestion: "Auf welches Konto?",
  addressQuestion: "An welche Adresse?",
  otherAddress: "Eine andere Adresse",
  otherAddressHint: "Sie können sie danach als Empfänger speichern.",
  addAnother: "Weiteren Empfänger hinzufügen",
  choice: "{masked}{isDefault, select, yes { (Standard)} other {}}",
  saveAddress: "Diese Adresse als Empfänger speichern",
  back: "Zurück zu den Empfängern",
  backToWithdrawal: "Zurück zur Auszahlung",
} satisfies Texts<typeof english>;

export const payeesEmails = {
  bitcoinAddress: "Bitcoin-Adresse {address}",
  "payeeChanged.subject":
    "{change, select, added {Ihrem Konto wurde ein Empfänger hinzugefügt} removed {Aus Ihrem Konto wurde ein Empfänger entfernt} other {Ihr Standardempfänger wurde geändert}}",
  "payeeChanged.body":
    "{change, select, added {Ihrem Konto bei {brand} wurde ein Empfänger hinzugefügt und mit Ihrem Passwort bestätigt. Auszahlungen können nun an ihn gehen.} removed {Aus Ihrem Konto bei {brand} wurde ein Empfänger entfernt und dies mit Ihrem Passwort bestätigt. Auszahlungen können nicht mehr an ihn gehen.} other {Der Standardempfänger Ihres Kontos bei {brand} wurde geändert und mit Ihrem Passwort bestätigt. Auszahlungen gehen an ihn, wenn kein anderer Empfänger gewählt wird.}}",
  "payeeChanged.payee": "Empfänger",
  "payeeChanged.usableFrom": "Früheste Auszahlung",
} satisfies Texts<typeof englishEmails>;
