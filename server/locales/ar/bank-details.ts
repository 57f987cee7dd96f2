import type { default as english, bankDetailsEmails as englishEmails } from "../en/bank-details";
import type { Texts } from "../texts";

export default {
  title: "البيانات البنكية",
  update: "تحديث البيانات البنكية",
  add: "إضافة البيانات البنكية",
  regionOfBank: "منطقة البنك",
  documentFile: "ملف المستند",
  documentFileHint: "أو ارفع صورة أو ملف PDF يتضمن بيانات الحساب (10 ميغابايت كحد أقصى).",
  stepUpHint: "حفاظًا على أمانك، أدخل كلمة المرور لتغيير بيانات السحب.",
  saving: "جارٍ الحفظ...",
  save: "حفظ البيانات البنكية",
  cancel: "إلغاء",
  documentLink: "رابط المستند",
  noneSaved: "لا توجد بيانات بنكية محفوظة",
  noneSavedHint: "أضف بياناتك البنكية للسحب بتحويل بنكي.",
  region: "المنطقة",
  earliestPayout: "أقرب موعد لإرسال المبلغ",
  viewDocument: "عرض المستند",
  documentLinkHint: "رابط إلى مستند يتضمن بيانات الحساب، مثل https://example.com/account.pdf",
  descriptionHint: "اسم البنك ورقم الحساب وأي بيانات للتوجيه",
  numberOnFile: "الرقم المحفوظ: {number}. أعد إدخال الرقم كاملًا.",
  saved: "تم حفظ البيانات البنكية",
  "field.recipientName": "اسم المستفيد",
  "field.bankName": "اسم البنك",
  "field.accountNumber": "رقم الحساب",
  "field.routingNumber": "رقم التوجيه",
  "field.iban": "رقم IBAN",
  "field.swiftCode": "رمز SWIFT/BIC",
  "field.description": "وصف بيانات الحساب",
  "field.documentUrl": "المستند",
} satisfies Texts<typeof english>;

export const bankDetailsEmails = {
  bankAccount: "الحساب البنكي {number}",
  iban: "رقم IBAN {number}",
  otherBankAccount: "الحساب البنكي الذي أدخلت وصفه",
  "bankDetailsChanged.subject": "تم تغيير بياناتك البنكية",
  "bankDetailsChanged.body":
    "تم تغيير البيانات البنكية لحسابك لدى {brand} وتأكيدها بكلمة مرورك. وستُدفع السحوبات الجديدة بتحويل بنكي إلى الحساب الجديد.",
  "bankDetailsChanged.pending": "أما السحوبات التي طلبتها سابقًا فستُدفع إلى الحساب السابق.",
  "bankDetailsChanged.now": "البيانات الجديدة",
  "bankDetailsChanged.before": "البيانات السابقة",
  "bankDetailsChanged.usableFrom": "أقرب موعد لإرسال المبلغ",
} satisfies Texts<typeof englishEmails>;
