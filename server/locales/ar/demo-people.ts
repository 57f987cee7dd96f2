// Descriptions of the demo accounts.
import type english from "../en/demo-people";
import type { Texts } from "../texts";

export default {
  newAccount: "حساب جديد لم يتم التحقق منه",
  pending: "التحقق من الهوية قيد الانتظار",
  rejected: "التحقق من الهوية مرفوض",
  active: "عميل نشط، سجل لمدة سنتين",
  gbp: "محفظة بالجنيه الإسترليني",
  eur: "محفظة باليورو، اسم طويل",
  suspended: "حساب موقوف",
  admin: "مسؤول",
  secondAdmin: "مسؤول ثانٍ",
  auditor: "يرى كل شيء ولا يغيّر شيئًا",
  support: "الملفات الشخصية والرسائل والملاحظات",
  compliance: "التحقق من الهوية وحظر المدفوعات الصادرة وإغلاق الحسابات",
  treasury: "الإيداعات والسحوبات والأرصدة",
  owner: "الموظفون وأدوارهم",
} satisfies Texts<typeof english>;
