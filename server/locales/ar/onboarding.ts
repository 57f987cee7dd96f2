import type english from "../en/onboarding";
import type { Texts } from "../texts";

export default {
  title: "خطوات البدء",
  emailConfirmed: "تم تأكيد البريد الإلكتروني",
  identityVerified: "تم التحقق من الهوية",
  firstDeposit: "أجرِ أول إيداع لك",
  firstDepositHint: "ادفع بالبطاقة أو بعملة مشفرة.",
  firstDepositHintCrypto: "ادفع بعملة مشفرة.",
  deposit: "إيداع",
} satisfies Texts<typeof english>;
