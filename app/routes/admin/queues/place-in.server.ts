import { api } from "~/api.server";
import { queueIn } from "./queue-words";

/** Where one thing stands in the queue that somebody works through; null outside of one. */
export async function placeIn(request: Request, from: string | undefined, id: string) {
  const queue = queueIn(from);
  const place =
    queue && (await api(request).admin.queuePlace({ params: { id }, query: { queue } }));
  return queue && place?.ok ? { queue, ...place.value } : null;
}
