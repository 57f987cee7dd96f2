// The queues: how many wait in each, what they are, and an item's place.
import type { queueOperations } from "./operations";
import { queuesIn } from "./store";
import { queueNames, type QueueName } from "./labels";
import { limits } from "../../kernel/limits";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { cachedTotals } from "../../http/cached-totals";
import { refuse } from "../../kernel/refusal";
import { rightsFor } from "../../http/operation";
import { rightForPart, type StaffRight } from "../../kernel/staff-roles";
import { approvalRequestOperations } from "../approvals/operations";
import { bankLineOperations } from "../bank-statements/line-operations";
import { contactOperations } from "../contact/operations";
import { settlementOperations } from "../crypto-payments/settlement-operations";
import { payoutOperations } from "../payouts/operations";
import { decisionOperations } from "../transactions/decision-operations";

/** For the menu of every page: one statement, which counts no further than the menu shows. */
export const countQueues: Handler<typeof queueOperations.queueCounts> = async ({
  context,
  actor,
}) => {
  const counts = await queuesIn(context.storage.db).counts(limits.queueCountMaximum);
  return {
    counts: queueNames.map((name) => ({
      name,
      waiting: counts[name],
      canReview: mayWorkOn(name, actor.rights),
    })),
  };
};

const totals = cachedTotals<number>((waiting) => waiting);

export const listQueues: Handler<typeof queueOperations.queues> = async ({ context, actor }) => ({
  queues: await Promise.all(
    queueNames.map(async (name) => ({
      ...(await summaryOf(context, name)),
      canReview: mayWorkOn(name, actor.rights),
    })),
  ),
});

async function summaryOf(context: Context, name: QueueName) {
  const queues = queuesIn(context.storage.db);
  const [waiting, first] = await Promise.all([
    totals(context, { name }, () => queues.waiting(name)),
    queues.first(name),
  ]);
  return { name, waiting, oldestAt: first && new Date(first.at).toISOString(), firstId: first?.id };
}

/** Also for a record that was just reviewed: its reviewer needs the next one. */
export const readQueuePlace: Handler<typeof queueOperations.queuePlace> = async ({
  context,
  params,
  query: { queue },
}) => {
  const queues = queuesIn(context.storage.db);
  const item = await queues.moment(queue, params.id ?? "");
  if (!item) return refuse("not_found");
  const [waiting, isWaiting, longer, previous, next] = await Promise.all([
    queues.waiting(queue),
    queues.isWaiting(queue, item.id),
    queues.countBefore(queue, item),
    queues.before(queue, item),
    queues.after(queue, item),
  ]);
  return {
    waiting,
    position: isWaiting ? longer + 1 : undefined,
    previousId: previous?.id,
    nextId: next?.id,
  };
};

/** Which rights work on a queue: those of the call that decides its items. */
const rightsForQueue: Readonly<Record<QueueName, readonly StaffRight[]>> = {
  deposits: rightsFor(decisionOperations.approve),
  withdrawals: rightsFor(decisionOperations.approve),
  payouts: rightsFor(payoutOperations.markSent),
  bank: [...rightsFor(bankLineOperations.credit), ...rightsFor(bankLineOperations.allow)],
  kyc: [rightForPart({ role: "user" }, "kyc")],
  crypto: rightsFor(settlementOperations.settlePayment),
  messages: rightsFor(contactOperations.setState),
  approvals: rightsFor(approvalRequestOperations.approve),
};

const mayWorkOn = (name: QueueName, held: ReadonlySet<StaffRight>): boolean =>
  rightsForQueue[name].some((right) => held.has(right));
