export default {
  title: "Limits",
  lead: "How much you can deposit and withdraw. An amount counts from your request until the period is over. Canceled and rejected requests don't count.",
  "period.day": "24 hours",
  "period.thirtyDays": "30 days",
  "inTable.day": "24 hours",
  "inTable.thirtyDays": "30 days",
  withdrawal: "Withdrawals",
  deposit: "Deposits",
  movement: "Movement",
  period: "Period",
  limit: "Limit",
  used: "Used",
  left: "Left",
  frees: "More from",
  nothingUsed: "–",
  raisedUntil: "Until {date}, then {limit}",
  noLimits: "No limits",
  noLimitsHint: "Your deposits and withdrawals aren't limited.",
  yourLevel: "Your verification level: {level}",
  "level.0": "Your identity isn't verified yet.",
  "level.1": "Your identity is verified.",
  "level.2": "Your identity is verified, and your account passed a further check.",
  toLevelOne: "Verify your identity for level 1.",
  toLevelTwo: "Our team can set level 2 after a further check.",
  verify: "Verify your identity",
  higherLimits: "A higher verification level has higher limits.",
  canWithdraw: "You can withdraw {left} more within {period}.",
  canDeposit: "You can deposit {left} more within {period}.",
  moreFrom: "More from {date}.",
  seeLimits: "See your limits",
} as const;

export const limitsEmails = {
  "levelChanged.subject": "Your verification level is now {level}",
  "levelChanged.body":
    "{change, select, raised {We raised the verification level of your {brand} account to {level}. Your limits depend on it.} other {We lowered the verification level of your {brand} account to {level}. Your limits depend on it.}}",
  "levelChanged.endsRaises": "The limits that we had raised for a time ended with it.",
  levelNow: "Your verification level is now {level}. Your limits depend on it.",
  limitOf:
    "{direction, select, deposit {Deposits} other {Withdrawals}} in {period, select, day {24 hours} other {30 days}}",
  seeLimits: "See your limits",
  "limitsRaised.subject":
    "{direction, select, deposit {You can deposit more for a time} other {You can withdraw more for a time}}",
  "limitsRaised.body":
    "{direction, select, deposit {We raised the limits for deposits to your {brand} account.} other {We raised the limits for withdrawals from your {brand} account.}}",
  "limitsRaised.effect": "After that, the limits of your verification level apply again.",
  "limitsRaised.until": "Until",
  "raisedLimitsEnded.subject":
    "{direction, select, deposit {Your raised limits for deposits have ended} other {Your raised limits for withdrawals have ended}}",
  "raisedLimitsEnded.body":
    "{direction, select, deposit {The limits of your verification level apply to deposits to your {brand} account again.} other {The limits of your verification level apply to withdrawals from your {brand} account again.}}",
} as const;

export const limitsEmailKinds = {
  level_changed: "Verification level changed",
  limits_raised: "Limits raised",
  raised_limits_ended: "Raised limits ended",
} as const;
