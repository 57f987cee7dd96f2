import type english from "../en/customer-area";
import type { Texts } from "../texts";

export default {
  dashboard: "Übersicht",
  welcome: "Willkommen, {fullname}",
  recentTransactions: "Letzte Transaktionen",
  viewAll: "Alle ansehen",
  newest: "Ihre neuesten Transaktionen",
  noneYet: "Keine aktuellen Transaktionen",
  noneYetHint: "Hier erscheinen Ihre Transaktionen",
  notLoaded: "Ihre Transaktionen konnten nicht geladen werden",
  settings: "Einstellungen",
  markets: "Märkte",
  transactions: "Transaktionen",
  wallet: "Wallet",
  statements: "Kontoauszüge",
  earningHistory: "Auszahlungsverlauf",
  verification: "Identitätsprüfung",
  profile: "Profil",
  password: "Passwort",
  secondFactor: "Zwei-Faktor-Authentifizierung",
  payouts: "Auszahlungen",
  limits: "Limits",
  sessions: "Sitzungen",
  accessLog: "Zugriffsprotokoll",
  personalData: "Meine Daten",
  apiTokens: "API-Tokens",
} satisfies Texts<typeof english>;
