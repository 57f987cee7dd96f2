import { api } from "~/platform/api/api.server";
import { queueIn } from "./queue-labels";

/** The position of an item in the queue being worked through; null outside of a queue. */
export async function loadQueuePlace(request: Request, from: string | undefined, id: string) {
  const queue = queueIn(from);
  const place =
    queue && (await api(request).admin.queuePlace({ params: { id }, query: { queue } }));
  return queue && place?.ok ? { queue, ...place.value } : null;
}
