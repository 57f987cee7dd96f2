import { api } from "~/platform/api/api.server";
import { readable } from "~/ui/status-labels";

const relativeTime = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const hour = 3_600_000;

/** The queues with the age of their oldest item; none where another backend does not offer them. */
export async function loadQueues(request: Request) {
  const answer = await api(request).admin.queues();
  return answer.ok
    ? answer.value.queues.map((queue) => ({
        ...queue,
        age: queue.oldestAt ? readable(ageOf(queue.oldestAt)) : "",
      }))
    : [];
}

/** "3 days ago", in the largest unit that fills. */
function ageOf(iso: string): string {
  const hours = Math.floor((Date.now() - Date.parse(iso)) / hour);
  if (hours >= 24) return relativeTime.format(-Math.floor(hours / 24), "day");
  return hours >= 1 ? relativeTime.format(-hours, "hour") : "Within the hour";
}
