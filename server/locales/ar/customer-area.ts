import type english from "../en/customer-area";
import type { Texts } from "../texts";

export default {
  dashboard: "لوحة التحكم",
  welcome: "مرحبًا، {fullname}",
  recentTransactions: "أحدث المعاملات",
  viewAll: "عرض الكل",
  newest: "آخر معاملاتك",
  noneYet: "لا توجد معاملات حديثة",
  noneYetHint: "سيظهر سجل معاملاتك هنا",
  notLoaded: "تعذّر تحميل معاملاتك",
  settings: "الإعدادات",
  markets: "الأسواق",
  transactions: "المعاملات",
  wallet: "المحفظة",
  statements: "كشوف الحساب",
  earningHistory: "سجل العوائد",
  verification: "التحقق من الهوية",
  profile: "الملف الشخصي",
  password: "كلمة المرور",
  secondFactor: "المصادقة الثنائية",
  payouts: "المدفوعات الصادرة",
  limits: "الحدود",
  sessions: "الجلسات",
  accessLog: "سجل الاطلاع على البيانات",
  personalData: "بياناتي",
  apiTokens: "رموز API",
} satisfies Texts<typeof english>;
