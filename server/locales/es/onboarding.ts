import type english from "../en/onboarding";
import type { Texts } from "../texts";

export default {
  title: "Primeros pasos",
  emailConfirmed: "Correo electrónico confirmado",
  identityVerified: "Identidad verificada",
  firstDeposit: "Haz tu primer depósito",
  firstDepositHint: "Paga con tarjeta o criptomonedas.",
  firstDepositHintCrypto: "Paga con criptomonedas.",
  deposit: "Depositar",
} satisfies Texts<typeof english>;
