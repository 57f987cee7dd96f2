import type { QueueName } from "~server/features/queues/labels";
import { api } from "~/platform/api/api.server";
import { isWorkable } from "./load-queues.server";
import { paths } from "~/platform/paths";

/** The pages of the menu where each queue is worked on. */
const pageOf: Record<QueueName, string> = {
  deposits: paths.admin.transactions(),
  withdrawals: paths.admin.transactions(),
  payouts: paths.admin.payouts(),
  bank: paths.admin.bankStatements(),
  crypto: paths.admin.transactions(),
  kyc: paths.admin.users(),
  messages: paths.admin.messages({ state: "open" }),
  approvals: paths.admin.approvalRequests(),
};

/** The number of pending items that the user can work on for each menu entry, by its path; none if another backend doesn't count. */
export async function loadMenuCounts(request: Request): Promise<Record<string, number>> {
  const answer = await api(request).admin.queueCounts();
  if (!answer.ok) return {};
  const waiting: Record<string, number> = {};
  for (const { name, waiting: more } of answer.value.counts.filter(isWorkable))
    waiting[pageOf[name]] = (waiting[pageOf[name]] ?? 0) + more;
  return waiting;
}
