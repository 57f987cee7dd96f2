import type { queueOperations } from "./operations";
import { queuesIn } from "./store";
import { queueNames, type QueueName } from "./labels";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { keptTotals } from "../../http/kept-totals";

const totals = keptTotals<number>((waiting) => waiting);

export const listQueues: Handler<typeof queueOperations.queues> = async ({ context }) => ({
  queues: await Promise.all(queueNames.map((name) => summaryOf(context, name))),
});

async function summaryOf(context: Context, name: QueueName) {
  const queues = queuesIn(context.storage.db);
  const [waiting, first] = await Promise.all([
    totals(context, { name }, () => queues.waiting(name)),
    queues.first(name),
  ]);
  return { name, waiting, oldestAt: first && new Date(first.at).toISOString(), firstId: first?.id };
}
