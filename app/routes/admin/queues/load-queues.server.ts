import type { QueueName } from "~server/features/queues/labels";
import { formatAgo } from "~server/kernel/relative-time";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { localeOf } from "~/platform/locale.server";
import { humanize } from "~/ui/status-labels";

const hour = 3_600_000;

/** The queues that the user can work on, with the age of their oldest item; none if another backend doesn't have them. */
export async function loadQueues(request: Request) {
  const answer = await api(request).admin.queues();
  return answer.ok
    ? answer.value.queues.filter(isWorkable).map((queue) => ({
        ...queue,
        age: queue.oldestAt ? humanize(ageOf(request, queue.oldestAt)) : "",
      }))
    : [];
}

/** How many bank transfers customers announced, for those who work on bank lines; null for others, and if another backend doesn't have them. */
export async function loadExpected(
  request: Request,
  queues: readonly { name: QueueName }[],
): Promise<number | null> {
  if (!queues.some(({ name }) => name === "bank")) return null;
  const query = { state: "open", limit: 1, page: 1 } as const;
  const answer = await api(request).bankTransfers.allExpectedDeposits({ query });
  return answer.ok ? answer.value.total : null;
}

export const isWorkable = ({ canReview = true }: { canReview?: boolean | undefined }) => canReview;

/** "3 days ago", in the largest full unit. */
function ageOf(request: Request, iso: string): string {
  const locale = localeOf(request);
  const hours = Math.floor((Date.now() - Date.parse(iso)) / hour);
  if (hours >= 24) return formatAgo(Math.floor(hours / 24), "day", locale);
  return hours >= 1
    ? formatAgo(hours, "hour", locale)
    : messagesIn(locale, "staffDashboard")("withinHour");
}
