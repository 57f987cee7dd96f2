// Labels of the ledger's codes on pages, in emails and in downloads.
import type english from "../en/ledger";
import type { Texts } from "../texts";

export default {
  deposit: "إيداع",
  withdrawal: "سحب",
  funding: "تمويل",
  trade: "تداول",
  transfer: "تحويل",
  payment: "دفع",
  crypto_payment: "دفع بعملة مشفرة",
  bank_withdrawal: "سحب إلى البنك",
  bank_transfer: "تحويل بنكي",
  card: "بطاقة",
  bank: "تحويل بنكي",
} satisfies Texts<typeof english>;
