import type { queueOperations } from "./operations";
import { queuesIn } from "./store";
import { queueNames } from "./labels";
import { mayWorkOn } from "./rights";
import { limits } from "../../kernel/limits";
import type { Handler } from "../../http/call";

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
