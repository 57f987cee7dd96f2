// Labels used on many pages.
import type english from "../en/labels";
import type { Texts } from "../texts";

export default {
  amount: "المبلغ",
  currency: "العملة",
  date: "التاريخ",
  description: "الوصف",
  status: "الحالة",
  reference: "الرقم المرجعي",
  type: "النوع",
  cancel: "إلغاء",
  continue: "متابعة",
  back: "رجوع",
  downloadCsv: "تنزيل CSV",
  email: "البريد الإلكتروني",
  name: "الاسم",
  "sensitive.card": "رقم البطاقة",
  "sensitive.card_photo": "صورة بطاقتك",
  "sensitive.card_deposit": "رقم البطاقة المستخدمة في إيداع وصورها",
  "sensitive.bank_details": "البيانات البنكية",
  "sensitive.payee": "المستفيد",
  "sensitive.destination": "وجهة السحب",
  "sensitive.document": "مستند",
  "shown.number": "رقم البطاقة",
  "shown.cvv": "رمز CVV",
  "shown.front": "صورة الوجه الأمامي",
  "shown.back": "صورة الوجه الخلفي",
  deletedUser: "مستخدم محذوف",
  removedEntry: "قيد محذوف",
  cryptoGateway: "بوابة دفع العملات المشفرة",
  portal: "البوابة الإلكترونية",
} satisfies Texts<typeof english>;
