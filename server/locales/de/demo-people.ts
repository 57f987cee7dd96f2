import type english from "../en/demo-people";
import type { Texts } from "../texts";

export default {
  newAccount: "Neues Konto, Identität noch nicht geprüft",
  pending: "Identitätsprüfung ausstehend",
  rejected: "Identitätsprüfung abgelehnt",
  active: "Aktives Konto, zwei Jahre Verlauf",
  gbp: "Wallet in GBP",
  eur: "Wallet in EUR, langer Name",
  suspended: "Gesperrtes Konto",
  admin: "Administrationskonto",
  secondAdmin: "Zweites Administrationskonto",
  auditor: "Sieht alles, ändert nichts",
  support: "Profile, Nachrichten und Notizen",
  compliance: "Identitätsprüfung, Auszahlungssperren und Kontoschließungen",
  treasury: "Einzahlungen, Auszahlungen und Guthaben",
  owner: "Mitarbeitende und ihre Rollen",
} satisfies Texts<typeof english>;
