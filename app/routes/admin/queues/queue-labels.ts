// The pages on which the items of the queues are reviewed.
import { queueNames, type QueueName } from "~server/features/queues/labels";
import { paths } from "~/platform/paths";
import { localPath } from "~/platform/paths/local-path";

/** The page of an item; its `from` leads to the next one. */
export function itemHref(queue: QueueName, id: string): string {
  const from = paths.admin.queue(queue);
  if (queue === "approvals") return paths.admin.approvalRequest(id, from);
  if (queue === "bank") return paths.admin.bankLine(id);
  if (queue === "messages") return paths.admin.message(id, from);
  return queue === "kyc" ? paths.admin.user(id, from) : paths.admin.transaction(id, from);
}

/** The queue being worked through, if `from` names one. */
export function queueIn(from: string | undefined): QueueName | undefined {
  return queueNames.find((name) => from === paths.admin.queue(name));
}

/** After a decision: the next item of the queue being worked through, else `here`. */
export function nextHref(from: string | undefined, id: string, here: string): string {
  const queue = queueIn(from);
  return queue ? paths.admin.queue(queue, id) : here;
}

/** Where Back leads: from a queue to the dashboard, otherwise to the previous page. */
export function backHref(from: string | undefined, list: string): string {
  return queueIn(from) ? paths.admin.dashboard() : (from ?? list);
}

/** In a queue the next item is shown below this notice, so the notice names its subject. */
export function doneLabel(from: string | undefined, done: string, name: string): string {
  return queueIn(from) ? `${done}: ${name}` : done;
}

/** The local `?from=` of a URL; anything that leads to another site is ignored. */
export function fromParam(request: Request): string | undefined {
  return localPath(new URL(request.url).searchParams.get("from"), "") || undefined;
}
