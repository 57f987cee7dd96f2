// Opens the oldest item of a queue, or the one after the item just decided (`?after=`).
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { queueNames } from "~server/features/queues/labels";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { paths, withMainAnchor } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { isWorkable } from "./load-queues.server";
import { itemHref } from "./queue-labels";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const queue = queueNames.find((name) => name === params.queue);
  if (!queue) throw new Response("Not found", { status: 404, statusText: "Not found" });
  const { queues } = await load(request, api(request).admin.queues());
  const shown = queues.find(({ name }) => name === queue);
  if (shown && !isWorkable(shown)) throw redirect(paths.admin.dashboard(), 303);
  const after = new URL(request.url).searchParams.get("after");
  const place = after
    ? await api(request).admin.queuePlace({ params: { id: after }, query: { queue } })
    : undefined;
  const next = place?.ok ? place.value.nextId : undefined;
  if (next) throw redirect(withMainAnchor(itemHref(queue, next)), 303);
  const first = shown?.firstId;
  throw redirect(first ? withMainAnchor(itemHref(queue, first)) : paths.admin.dashboard(), 303);
}
