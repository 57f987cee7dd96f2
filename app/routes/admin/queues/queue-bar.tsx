import type { QueuePlace } from "~server/features/queues/schemas";
import type { QueueName } from "~server/features/queues/labels";
import { RefreshRegion } from "~/ui/refresh-region";
import { itemHref } from "./queue-labels";
import { useMessages } from "~/ui/use-messages";

/** The position in a queue, with links to the items before and after; nothing outside of a queue. */
export function QueueBar({ place }: { place: (QueuePlace & { queue: QueueName }) | null }) {
  const t = useMessages("staffDashboard");
  if (!place) return null;
  const { queue, waiting, position, previousId, nextId } = place;
  return (
    <RefreshRegion id="review-queue" loading={t("refreshing")} onlyWhileUsed>
      <nav className="queue-bar" aria-label={t("queueNavigation")}>
        <p>
          <strong>{t(`queue.${queue}`)}</strong>{" "}
          {position === undefined
            ? t("alreadyReviewed", { waiting })
            : t("placeInQueue", { position, waiting })}
        </p>
        <div className="pager">
          {previousId && (
            <a href={itemHref(queue, previousId)} rel="prev">
              {t("previous")}
            </a>
          )}
          {nextId && (
            <a href={itemHref(queue, nextId)} rel="next">
              {t("next")}
            </a>
          )}
        </div>
      </nav>
    </RefreshRegion>
  );
}
