import type english from "../../en/refusals/sign-in";
import type { Texts } from "../../texts";

export default {
  unauthenticated: "سجّل الدخول مرة أخرى للمتابعة.",
  wrong_credentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  too_many_attempts: "محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مرة أخرى.",
  forbidden: "ليست لديك صلاحية للقيام بذلك.",
  role_missing: "دورك لا يسمح بذلك. الدور المطلوب: {roles}.",
  account_suspended: "هذا الحساب موقوف. تواصل مع فريق الدعم.",
  account_closed: "هذا الحساب مغلق. تواصل مع فريق الدعم.",
  password_needed: "أدخل كلمة المرور للمتابعة.",
  step_up_required: "أعد إدخال كلمة المرور للمتابعة.",
  second_factor_needed: "أدخل الرمز من تطبيق المصادقة.",
  code_wrong: "الرمز غير صحيح أو سبق استخدامه. انتظر رمزًا جديدًا ثم حاول مرة أخرى.",
  code_required: "أدخل الرمز من تطبيق المصادقة، أو رمز استرداد، لتأكيد هذا السحب.",
  sign_in_expired: "انتهت مهلة تسجيل الدخول. سجّل الدخول مرة أخرى.",
  password_change_required: "اختر كلمة مرور خاصة بك أولًا.",
  initial_password_expired:
    "انتهت صلاحية كلمة المرور التي أُعطيت لك. استخدم «هل نسيت كلمة المرور؟» لاختيار كلمة مرور خاصة بك.",
  password_unchanged: "اختر كلمة مرور مختلفة عن الحالية",
  second_factor_required: "يجب على الموظفين إعداد المصادقة الثنائية أولًا.",
  second_factor_on: "المصادقة الثنائية مفعّلة بالفعل.",
  second_factor_off: "المصادقة الثنائية غير مفعّلة.",
  second_factor_not_begun: "ابدأ إعداد المصادقة الثنائية أولًا.",
  own_second_factor: "أوقف المصادقة الثنائية الخاصة بك من «الإعدادات».",
  own_email: "لا يمكنك تغيير بريدك الإلكتروني بنفسك. اطلب ذلك من زميل.",
  scope_missing: "ليست لرمز API هذا صلاحية للقيام بذلك. استخدم رمزًا له هذه الصلاحية.",
  link_expired: "انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.",
} satisfies Texts<typeof english>;
