import type english from "../en/navigation";
import type { Texts } from "../texts";

export default {
  about: "من نحن",
  contact: "اتصل بنا",
  company: "الشركة",
  careers: "الوظائف",
  services: "الخدمات",
  allServices: "كل الخدمات",
  buyCrypto: "شراء العملات المشفرة",
  copyTrading: "نسخ الصفقات",
  tradingTools: "أدوات التداول",
  allTools: "كل أدوات التداول",
  forexChart: "الرسم البياني للفوركس",
  indexChart: "الرسم البياني للمؤشرات",
  cryptoChart: "الرسم البياني للعملات المشفرة",
  signIn: "تسجيل الدخول",
  getStarted: "ابدأ الآن",
  dashboard: "لوحة التحكم",
  legal: "معلومات قانونية",
  terms: "شروط الاستخدام",
  privacy: "الخصوصية",
  accessibility: "إمكانية الوصول",
} satisfies Texts<typeof english>;
