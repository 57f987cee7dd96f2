import type { default as english, sessionsEmails as englishEmails } from "../en/sessions";
import type { Texts } from "../texts";

export default {
  title: "الجلسات والأجهزة",
  lead: "الأجهزة التي سُجّل الدخول منها إلى حسابك. إذا كنت لا تعرف أحدها، فسجّل خروجه وغيّر كلمة المرور.",
  signOutOthers: "تسجيل خروج الأجهزة الأخرى",
  yours: "جلساتك",
  signOutOthersTitle: "تسجيل خروج كل الأجهزة الأخرى",
  signOutOthersQuestion: "هل تريد تسجيل خروج كل الأجهزة الأخرى؟",
  signingOut: "جارٍ تسجيل الخروج...",
  signOutOthersEffect:
    "سيُسجَّل خروج كل المتصفحات والأجهزة الأخرى، وتُبطل كل رموز API. وتبقى مسجّل الدخول هنا.",
  thisDevice: "هذا الجهاز",
  signOutRow: "تسجيل خروج <unseen>{device}</unseen>",
  signOutTitle: "تسجيل خروج جهاز",
  signOutQuestion: "هل تريد تسجيل خروج هذا الجهاز؟",
  signOut: "تسجيل الخروج",
  signOutEffect: "سيُسجَّل خروج {device} فورًا. آخر ظهور: {time}.",
  isCurrent: "هذا هو الجهاز الذي تستخدمه الآن. وستحتاج إلى تسجيل الدخول مرة أخرى.",
  device: "الجهاز",
  ipAddress: "عنوان IP",
  signedIn: "وقت تسجيل الدخول",
  lastSeen: "آخر ظهور",
  action: "الإجراء",
  deviceOn: "{browser} على {system}",
  textBrowser: "متصفح نصي",
  unknownBrowser: "متصفح غير معروف",
  unknownDevice: "متصفح أو برنامج غير معروف",
} satisfies Texts<typeof english>;

export const sessionsEmails = {
  "securityChanged.subject": "تم تغيير إعدادات الأمان",
  "securityChanged.body": "تم تغيير إعدادات الأمان لحسابك لدى {brand}.",
  "change.second_factor.enabled": "تم تفعيل المصادقة الثنائية.",
  "change.second_factor.disabled": "تم إيقاف المصادقة الثنائية.",
  "change.second_factor.removed": "أوقف أحد الموظفين المصادقة الثنائية.",
  "change.second_factor.recovery_codes_renewed":
    "تم إنشاء رموز استرداد جديدة. ولم تعد الرموز القديمة صالحة.",
  "change.second_factor.recovery_code_used": "تم استخدام رمز استرداد.",
  "change.payouts.frozen": "تم إيقاف المدفوعات الصادرة من حسابك.",
  "change.payouts.unfrozen": "تم السماح مجددًا بالمدفوعات الصادرة من حسابك.",
  "change.api_token.created": "تم إنشاء رمز API.",
  "change.api_token.revoked": "تم إبطال رمز API.",
} satisfies Texts<typeof englishEmails>;
