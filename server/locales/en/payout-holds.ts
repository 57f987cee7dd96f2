export default {
  allPayoutsAreStopped: "All payouts are stopped for now",
  yourMoneyStaysIn:
    "Your money stays in your wallet. You can still ask for a withdrawal: it is reviewed once payouts start again.",
  contactSupport: "Contact support",
  payoutsFromYourAccount: "Payouts from your account are on hold until {time}",
  reason: "Reason: {reason}",
  youCantWithdrawUntil:
    "You can't withdraw until then, and withdrawals that you asked for before wait. Everything else works as usual.",
  allowPayoutsAgain: "Allow payouts again",
  youStoppedPayoutsFrom: "You stopped payouts from your account",
  youCantWithdrawUntil2: "You can't withdraw until you allow them again.",
  withdrawalsThatWaitedAre:
    "Withdrawals that waited are then reviewed as usual. Cancel those that you don't know first.",
  allowPayouts: "Allow payouts",
  payouts: "Payouts",
  ifYouThinkThat:
    "If you think that somebody else can sign in as you, stop payouts first. Nothing leaves your account until you allow it again.",
  payoutsAreStopped: "Payouts are stopped",
  stopPayouts: "Stop payouts",
  youStoppedThemChange:
    "You stopped them {time}. Change your password before you allow them again if somebody else may know it.",
  changeYourPassword: "Change your password",
  onceStoppedYouCant:
    "Once stopped, you can't ask for withdrawals, and withdrawals that wait for review are not paid out. To allow payouts again we ask for your password, and for a code if two-step sign-in is on. We email you both times.",
  oneMoment: "One moment...",
} as const;
