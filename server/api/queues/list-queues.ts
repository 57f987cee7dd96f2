import type { Endpoints } from "../../contract/endpoints";
import { queueNames, type QueueName } from "../../contract/values/queue-names";
import type { Handler } from "../call";
import type { Context } from "../context";

export const listQueues: Handler<Endpoints["admin"]["queues"]> = async ({ context }) => ({
  queues: await Promise.all(queueNames.map((name) => summaryOf(context, name))),
});

async function summaryOf({ storage }: Context, name: QueueName) {
  const { queues } = storage.store;
  const [waiting, first] = await Promise.all([queues.waiting(name), queues.first(name)]);
  return { name, waiting, oldestAt: first && new Date(first.at).toISOString(), firstId: first?.id };
}
