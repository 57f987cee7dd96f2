import type { Context } from "../../http/context";

/**
 * Runs after the commit of an erasure: deletes files and emails, and leaves no copy in the database's own log.
 * Background work retries what fails here, so the response isn't affected.
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
