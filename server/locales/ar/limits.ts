import type english from "../en/limits";
import type { limitsEmails as englishEmails } from "../en/limits";
import type { Texts } from "../texts";

export default {
  title: "الحدود",
  lead: "المبالغ التي يمكنك إيداعها وسحبها. يُحتسب المبلغ من وقت طلبك حتى تنتهي المدة. ولا تُحتسب الطلبات الملغاة والمرفوضة.",
  "period.day": "24 ساعة",
  "period.thirtyDays": "30 يومًا",
  "inTable.day": "24 ساعة",
  "inTable.thirtyDays": "30 يومًا",
  withdrawal: "السحوبات",
  deposit: "الإيداعات",
  movement: "العملية",
  period: "المدة",
  limit: "الحد",
  used: "المستخدم",
  left: "المتبقي",
  frees: "المزيد اعتبارًا من",
  nothingUsed: "–",
  raisedUntil: "حتى {date}، ثم {limit}",
  noLimits: "لا توجد حدود",
  noLimitsHint: "لا حدود لإيداعاتك وسحوباتك.",
  yourLevel: "مستوى التحقق: {level}",
  "level.0": "لم يتم التحقق من هويتك بعد.",
  "level.1": "تم التحقق من هويتك.",
  "level.2": "تم التحقق من هويتك، واجتاز حسابك تحققًا إضافيًا.",
  toLevelOne: "أكمل التحقق من الهوية للوصول إلى المستوى 1.",
  toLevelTwo: "يمكن لفريقنا منح المستوى 2 بعد تحقق إضافي.",
  verify: "التحقق من الهوية",
  higherLimits: "لمستوى التحقق الأعلى حدود أعلى.",
  canWithdraw: "يمكنك سحب مبلغ إضافي قدره {left} خلال {period}.",
  canDeposit: "يمكنك إيداع مبلغ إضافي قدره {left} خلال {period}.",
  moreFrom: "المزيد اعتبارًا من {date}.",
  seeLimits: "عرض الحدود",
} satisfies Texts<typeof english>;

export const limitsEmails = {
  "levelChanged.subject": "مستوى التحقق لديك الآن هو {level}",
  "levelChanged.body":
    "{change, select, raised {رفعنا مستوى التحقق لحسابك لدى {brand}، وهو الآن {level}. تعتمد حدودك عليه.} other {خفضنا مستوى التحقق لحسابك لدى {brand}، وهو الآن {level}. تعتمد حدودك عليه.}}",
  "levelChanged.endsRaises": "وانتهت معه الحدود التي رفعناها مؤقتًا.",
  levelNow: "مستوى التحقق لديك الآن هو {level}. تعتمد حدودك عليه.",
  limitOf:
    "{direction, select, deposit {الإيداعات} other {السحوبات}} خلال {period, select, day {24 ساعة} other {30 يومًا}}",
  seeLimits: "عرض الحدود",
  "limitsRaised.subject":
    "{direction, select, deposit {يمكنك إيداع المزيد مؤقتًا} other {يمكنك سحب المزيد مؤقتًا}}",
  "limitsRaised.body":
    "{direction, select, deposit {رفعنا حدود الإيداع في حسابك لدى {brand}.} other {رفعنا حدود السحب من حسابك لدى {brand}.}}",
  "limitsRaised.effect": "بعد ذلك تسري من جديد حدود مستوى التحقق لديك.",
  "limitsRaised.until": "حتى",
  "raisedLimitsEnded.subject":
    "{direction, select, deposit {انتهى رفع حدود الإيداع} other {انتهى رفع حدود السحب}}",
  "raisedLimitsEnded.body":
    "{direction, select, deposit {تسري من جديد حدود مستوى التحقق لديك على الإيداعات في حسابك لدى {brand}.} other {تسري من جديد حدود مستوى التحقق لديك على السحوبات من حسابك لدى {brand}.}}",
} satisfies Texts<typeof englishEmails>;
