export default {
  title: "Get started",
  emailConfirmed: "Email address confirmed",
  identityVerified: "Identity verified",
  firstDeposit: "Make your first deposit",
  firstDepositHint: "Pay by card or crypto.",
  firstDepositHintCrypto: "Pay with crypto.",
  deposit: "Deposit",
} as const;
