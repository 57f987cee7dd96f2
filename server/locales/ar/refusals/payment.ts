import type english from "../../en/refusals/payment";
import type { Texts } from "../../texts";

export default {
  too_many_movements:
    "طلبت {maximum, plural, zero {# إيداع أو سحب} one {إيداعًا أو سحبًا واحدًا} two {عمليتي إيداع أو سحب} few {# عمليات إيداع وسحب} many {# عملية إيداع وسحب} other {# عملية إيداع وسحب}} في وقت قصير. حاول مرة أخرى خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  account_may_not_move_money: "حسابك غير نشط. الإيداعات والسحوبات معطّلة. تواصل مع فريق الدعم.",
  payouts_blocked: "لا يمكنك السحب حتى {until}. المدفوعات الصادرة من حسابك محظورة.",
  payouts_frozen:
    "أوقفت المدفوعات الصادرة من حسابك. للسحب، افتح «الإعدادات» ثم «المدفوعات الصادرة» واسمح بها مجددًا.",
  kyc_required: "أكمل التحقق من الهوية قبل السحب.",
  new_address: "هذا عنوان جديد. أجرِ أول سحب إليه من الموقع وأكّده بكلمة المرور.",
  no_wallet: "تعذّر تحميل بيانات المحفظة. يُرجى تحديث الصفحة.",
  invalid_amount: "أدخل مبلغًا صالحًا",
  amount_above_maximum: "الحد الأقصى للمعاملة الواحدة {maximum}.",
  amount_too_small: "هذا المبلغ أصغر من أن يُحوَّل.",
  rate_changed: "تغيّر سعر الصرف إلى {rate}. راجع المبلغ الجديد ثم أكّد.",
  insufficient_funds: "الرصيد غير كافٍ",
  day_exhausted: "تم بلوغ الحد اليومي للسحب. أدخل مبلغًا أصغر أو حاول مرة أخرى غدًا.",
  day_share_exhausted:
    "يمكنك سحب {maximum} كحد أقصى في اليوم. أدخل مبلغًا أصغر أو حاول مرة أخرى غدًا.",
  withdrawal_limit_reached:
    "يمكنك سحب مبلغ إضافي قدره {left} خلال {period}. ويمكنك سحب المزيد اعتبارًا من {frees}.",
  withdrawal_above_limit: "يمكنك سحب {left} كحد أقصى خلال {period}.",
  deposit_limit_reached:
    "يمكنك إيداع مبلغ إضافي قدره {left} خلال {period}. ويمكنك إيداع المزيد اعتبارًا من {frees}.",
  deposit_above_limit: "يمكنك إيداع {left} كحد أقصى خلال {period}.",
  no_bank_details: "أضف البيانات البنكية أولًا",
  invalid_address: "أدخل عنوان محفظة صالحًا",
  no_card: "أضف بطاقة أولًا.",
  card_expired: "هذه البطاقة منتهية الصلاحية. استخدم بطاقة أخرى.",
  card_not_a_test_number: "هذا عرض تجريبي. استخدم بطاقة اختبار، مثل 4111111111111111.",
  card_deposits_off: "الإيداع بالبطاقة غير متاح. أودع بعملة مشفرة بدلًا من ذلك.",
  bank_transfers_off: "الإيداع بتحويل بنكي غير متاح لمحفظتك.",
  too_many_expected_deposits:
    "الحد الأقصى للتحويلات المنتظرة في الوقت نفسه: {maximum}. ألغِ تحويلًا لم ترسله، أو أرسل التحويل الجديد من دون الإبلاغ عنه: يكفي الرقم المرجعي.",
  expected_deposit_ended: "لم نعد ننتظر هذا التحويل: فقد وصل أو أُلغي أو انتهت مدته.",
  unknown_coin: "اختر إحدى العملات المشفرة المدرجة",
  below_coin_minimum: "الحد الأدنى للمبلغ {min} {code}",
  coin_under_maintenance: "عملة {name} قيد الصيانة حاليًا. اختر عملة مشفرة أخرى.",
  forged_notice: "توقيع webhook غير صالح.",
  crypto_payment_failed: "تعذّر إنشاء دفعة العملة المشفرة",
  status_change_refused: "لا يمكنك إلغاء طلب إلا إذا كان ما زال قيد الانتظار.",
  coins_received:
    "استلمنا عملات مشفرة لهذه الدفعة، لذلك لا يمكن إلغاؤها. أرسل الباقي قبل انتهاء المهلة، أو دعها تنتهي وسنراجع ما استلمناه.",
  amount_locked:
    "{state, select, pending {لا يمكن تغيير هذا المبلغ. ألغِ الطلب وقدّم طلبًا جديدًا.} other {لم يعد بالإمكان تغيير المبلغ.}}",
  received_changed:
    "تؤكد بوابة الدفع الآن {received} من أصل {requested}. أعد تحميل الصفحة واختر أحدهما.",
  draft_changed: "تغيّرت هذه التفاصيل منذ فتح المراجعة. تحقق منها مرة أخرى قبل التأكيد.",
  draft_expired: "انتهت صلاحية هذا الطلب. ابدأ من جديد.",
  withdrawal_currency: "يكون السحب بعملة المحفظة.",
} satisfies Texts<typeof english>;
