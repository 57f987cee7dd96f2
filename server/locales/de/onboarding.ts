import type english from "../en/onboarding";
import type { Texts } from "../texts";

export default {
  title: "Erste Schritte",
  emailConfirmed: "E-Mail-Adresse bestätigt",
  identityVerified: "Identität bestätigt",
  firstDeposit: "Erste Einzahlung",
  firstDepositHint: "Zahlen Sie per Karte oder mit Kryptowährung.",
  firstDepositHintCrypto: "Zahlen Sie mit Kryptowährung.",
  deposit: "Einzahlen",
} satisfies Texts<typeof english>;
