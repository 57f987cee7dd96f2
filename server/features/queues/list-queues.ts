import type { queueOperations } from "./operations";
import { mayWorkOn } from "./rights";
import { queuesIn } from "./store";
import { queueNames, type QueueName } from "./labels";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { cachedTotals } from "../../http/cached-totals";

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
