import type { Operations } from "../../contract/operations";
import { queueNames, type QueueName } from "../../contract/values/queue-names";
import type { Handler } from "../call";
import type { Context } from "../context";
import { keptTotals } from "../lists/kept-totals";

const totals = keptTotals<number>((waiting) => waiting);

export const listQueues: Handler<Operations["admin"]["queues"]> = async ({ context }) => ({
  queues: await Promise.all(queueNames.map((name) => summaryOf(context, name))),
});

async function summaryOf(context: Context, name: QueueName) {
  const { queues } = context.storage.store;
  const [waiting, first] = await Promise.all([
    totals(context, { name }, () => queues.waiting(name)),
    queues.first(name),
  ]);
  return { name, waiting, oldestAt: first && new Date(first.at).toISOString(), firstId: first?.id };
}
