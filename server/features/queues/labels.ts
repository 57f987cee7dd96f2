/** The review queues. */
export const queueNames = [
  "deposits",
  "withdrawals",
  "payouts",
  "kyc",
  "crypto",
  "messages",
  "proposals",
] as const;
export type QueueName = (typeof queueNames)[number];
