import type { Context } from "../../http/context";

/**
 * After the commit of whatever erased something: removes the files and messages, and lets no copy linger in the database's own log.
 * What fails here is made up for by the background work, so that no answer is lost for it.
 */
export async function finishErasing(
  { documents, mailDispatcher, storage, report }: Context,
  files: Iterable<string>,
  mails: readonly string[] = [],
): Promise<void> {
  const steps = [
    ...[...files].map((key) => documents.remove(key)),
    mailDispatcher.mailer.erase(mails),
    storage.settle(),
  ];
  for (const step of await Promise.allSettled(steps))
    if (step.status === "rejected") report("finish-erasing", step.reason);
}
