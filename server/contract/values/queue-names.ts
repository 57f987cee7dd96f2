/** What waits for an administrator, by kind. */
export const queueNames = ["deposits", "withdrawals", "kyc", "crypto", "messages"] as const;
export type QueueName = (typeof queueNames)[number];
