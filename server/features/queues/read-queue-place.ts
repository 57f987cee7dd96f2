import type { queueOperations } from "./operations";
import { queuesIn } from "./store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";

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
