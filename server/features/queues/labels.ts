/** The review queues. */
export const queueNames = [
  "deposits",
  "withdrawals",
  "payouts",
  "bank",
  "kyc",
  "crypto",
  "messages",
  "approvals",
] as const;
export type QueueName = (typeof queueNames)[number];
