// What several emails say; the rest is in the catalog of their noun.
import type english from "../en/emails";
import type { Texts } from "../texts";

export default {
  greeting: "مرحبًا،",
  promise: "لن تطلب منك {brand} أبدًا كلمة المرور أو رقم البطاقة أو رمز التحقق بالبريد الإلكتروني.",
  unexpected: "إذا لم تكن تتوقع ذلك، فتواصل مع فريق الدعم.",
  time: "الوقت",
  reason: "السبب",
  resetPassword: "إعادة تعيين كلمة المرور",
  ipAddress: "عنوان IP",
  unknownAddress: "غير معروف",
  device: "الجهاز",
  notYou: "إذا لم تقم بذلك بنفسك، فأعد تعيين كلمة المرور الآن وتواصل مع فريق الدعم.",
  signedOut: "سُجّل خروجك من كل الأجهزة.",
  signedOutElsewhere: "سُجّل خروجك من كل الأجهزة الأخرى.",
  tokensRevoked:
    "{count, plural, zero {لم يُبطل أي رمز API.} one {أُبطل رمز API الخاص بك.} two {أُبطل رمزا API الخاصان بك.} few {أُبطلت # من رموز API الخاصة بك.} many {أُبطل # من رموز API الخاصة بك.} other {أُبطل # من رموز API الخاصة بك.}}",
  amount: "المبلغ",
  fee: "الرسوم",
  afterFee: "بعد خصم الرسوم",
  reference: "الرقم المرجعي",
  to: "إلى",
  viewDeposit: "عرض الإيداع",
  viewWithdrawal: "عرض السحب",
} satisfies Texts<typeof english>;
