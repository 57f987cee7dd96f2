import type { default as english, sessionsEmails as englishEmails } from "../en/sessions";
import type { Texts } from "../texts";

export default {
  title: "Sitzungen und Geräte",
  lead: "Geräte, auf denen Sie angemeldet sind. Wenn Sie eines nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.",
  signOutOthers: "Alle anderen abmelden",
  yours: "Ihre Sitzungen",
  signOutOthersTitle: "Alle anderen Geräte abmelden",
  signOutOthersQuestion: "Alle anderen Geräte abmelden?",
  signingOut: "Wird abgemeldet …",
  signOutOthersEffect:
    "Alle anderen Browser und Geräte werden abgemeldet, und alle API-Tokens werden widerrufen. Hier bleiben Sie angemeldet.",
  thisDevice: "Dieses Gerät",
  signOutRow: "<unseen>{device}</unseen> abmelden",
  signOutTitle: "Gerät abmelden",
  signOutQuestion: "Dieses Gerät abmelden?",
  signOut: "Abmelden",
  signOutEffect: "{device}, zuletzt aktiv am {time}, wird sofort abgemeldet.",
  isCurrent: "Dieses Gerät benutzen Sie gerade. Sie müssen sich danach erneut anmelden.",
  device: "Gerät",
  ipAddress: "IP-Adresse",
  signedIn: "Angemeldet",
  lastSeen: "Zuletzt aktiv",
  action: "Aktion",
  deviceOn: "{browser} unter {system}",
  textBrowser: "Textbrowser",
  unknownBrowser: "Unbekannter Browser",
  unknownDevice: "Unbekannter Browser oder unbekanntes Programm",
} satisfies Texts<typeof english>;

export const sessionsEmails = {
  "securityChanged.subject": "Ihre Sicherheitseinstellungen wurden geändert",
  "securityChanged.body": "Die Sicherheitseinstellungen Ihres Kontos bei {brand} wurden geändert.",
  "change.second_factor.enabled": "Die Zwei-Faktor-Authentifizierung wurde eingeschaltet.",
  "change.second_factor.disabled": "Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet.",
  "change.second_factor.removed": "Unser Team hat die Zwei-Faktor-Authentifizierung ausgeschaltet.",
  "change.second_factor.recovery_codes_renewed":
    "Neue Wiederherstellungscodes wurden erstellt. Die alten sind nicht mehr gültig.",
  "change.second_factor.recovery_code_used": "Ein Wiederherstellungscode wurde verwendet.",
  "change.payouts.frozen": "Auszahlungen von Ihrem Konto wurden angehalten.",
  "change.payouts.unfrozen": "Auszahlungen von Ihrem Konto wurden wieder zugelassen.",
  "change.api_token.created": "Ein API-Token wurde erstellt.",
  "change.api_token.revoked": "Ein API-Token wurde widerrufen.",
} satisfies Texts<typeof englishEmails>;
