import type { QueuePlace } from "~server/features/queues/schemas";
import type { QueueName } from "~server/features/queues/labels";
import { RefreshRegion } from "~/ui/refresh-region";
import { itemHref, queueTitles } from "./queue-labels";

/** Where one is in a queue, with the way to its neighbours; nothing outside of one. */
export function QueueBar({ place }: { place: (QueuePlace & { queue: QueueName }) | null }) {
  if (!place) return null;
  const { queue, waiting, position, previousId, nextId } = place;
  return (
    <RefreshRegion id="review-queue" loading="Refreshing…" onlyWhileUsed>
      <nav className="queue-bar" aria-label="Review queue">
        <p>
          <strong>{queueTitles[queue]}</strong>{" "}
          {position === undefined
            ? `This one no longer waits; ${waiting} do`
            : `${position} of ${waiting} waiting`}
        </p>
        <div className="pager">
          {previousId && (
            <a href={itemHref(queue, previousId)} rel="prev">
              Previous
            </a>
          )}
          {nextId && (
            <a href={itemHref(queue, nextId)} rel="next">
              Next
            </a>
          )}
        </div>
      </nav>
    </RefreshRegion>
  );
}
