import type english from "../en/two-factor";
import type { Texts } from "../texts";

export default {
  code: "Bestätigungscode",
  recoveryCode: "Wiederherstellungscode",
  recoveryCodeHint:
    "16 Buchstaben und Ziffern. Groß- und Kleinschreibung und Bindestriche spielen keine Rolle.",
  confirmTitle: "Bestätigen Sie, dass Sie es sind",
  confirmLead: "Geben Sie Ihr Passwort ein, um fortzufahren.",
  newCodes: "Neue Wiederherstellungscodes",
  newCodesLead: "Wir erstellen zehn neue Codes. Ihre alten Codes werden ungültig.",
  generate: "Codes erstellen",
  codesLead:
    "Bewahren Sie Ihre Wiederherstellungscodes auf. Mit einem davon melden Sie sich an, wenn Sie Ihr Telefon verlieren; jeder funktioniert einmal.",
  codesTitle: "Ihre Wiederherstellungscodes",
  codesHint:
    "Die Codes werden nicht noch einmal angezeigt. Drucken Sie diese Seite oder schreiben Sie die Codes auf und bewahren Sie sie getrennt von Ihrem Telefon auf.",
  saved: "Ich habe meine Codes gesichert",
  print: "Drucken",
  turnOffTitle: "Zwei-Faktor-Authentifizierung ausschalten",
  turnOffLead:
    "Sie werden auf anderen Geräten abgemeldet, und zum Anmelden genügt dann Ihr Passwort.",
  turnOff: "Ausschalten",
  isOn: "Die Zwei-Faktor-Authentifizierung ist eingeschaltet",
  setUpTitle: "Zwei-Faktor-Authentifizierung einrichten",
  title: "Zwei-Faktor-Authentifizierung",
  scanTitle: "1. Diese Website zur App hinzufügen",
  scan: "Scannen Sie diesen Code mit Ihrer Authenticator-App.",
  qrCode: "QR-Code für Ihre Authenticator-App",
  cannotScan:
    "Sie können ihn nicht scannen? <link>Öffnen Sie ihn auf diesem Telefon in Ihrer App</link>. Oder geben Sie diesen Schlüssel in der App ein:",
  enterTitle: "2. Den angezeigten Code eingeben",
  codeHint: "Sechs Ziffern. Der Code wechselt alle 30 Sekunden.",
  checking: "Wird geprüft …",
  turnOn: "Einschalten",
  alreadyOn:
    "Ihre Wiederherstellungscodes wurden angezeigt, als Sie die Zwei-Faktor-Authentifizierung eingeschaltet haben. Sie können neue erstellen.",
  startOver: "Neu beginnen",
  signingIn: "Sie werden angemeldet …",
  signIn: "Anmelden",
  useApp: "Stattdessen Authenticator-App verwenden",
  useRecoveryCode: "Stattdessen Wiederherstellungscode verwenden",
  lead: "Schützen Sie Ihr Konto zusätzlich zum Passwort mit einem Code aus einer Authenticator-App.",
  required: "Mitarbeitende müssen die Zwei-Faktor-Authentifizierung einrichten, um fortzufahren.",
  isOff: "Die Zwei-Faktor-Authentifizierung ist ausgeschaltet",
  since: "Eingeschaltet seit {day}.",
  codesLeft:
    "{count, plural, one {Sie haben noch # Wiederherstellungscode.} other {Sie haben noch # Wiederherstellungscodes.}}",
  appNeeded:
    "Sie brauchen eine Authenticator-App wie Aegis, 2FAS oder Google Authenticator oder einen Passwortmanager, der Einmalcodes unterstützt.",
  settingUp: "Wird eingerichtet …",
  confirming: "Wird bestätigt …",
  setUp: "Einrichten",
  yourPassword: "Ihr Passwort",
  codeOrRecoveryCode:
    "Der sechsstellige Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode.",
  recoveryCodeLead: "Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder funktioniert einmal.",
  appCodeLead:
    "Öffnen Sie Ihre Authenticator-App und geben Sie den sechsstelligen Code für diese Website ein.",
} satisfies Texts<typeof english>;
