/** The review queues. */
export const queueNames = [
  "deposits",
  "withdrawals",
  "payouts",
  "kyc",
  "crypto",
  "messages",
  "approvals",
] as const;
export type QueueName = (typeof queueNames)[number];
