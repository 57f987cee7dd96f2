// What a running portal tells of its disk, and of how late its timers come.
import type { Portal } from "../portal/server";

export const metricsToken = "a-token-of-this-test-alone-0123456789";

/** How late the portal's timers came since the last time, 99 of 100 (without the clock's own step of 20 ms). */
export async function lagMs({ origin }: Portal): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  });
  const [, seconds = "NaN"] =
    /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1000 - 20;
}

/** What /readyz, /metrics and the log say of the disk. */
export async function diskStatus(portal: Portal) {
  const answer = await fetch(`${portal.origin}/readyz`);
  const [ready, ...services] = (await answer.text()).split("\n");
  const metrics = await fetch(`${portal.origin}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  }).then((scrape) => scrape.text());
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1]);
  const logged = [...portal.log().matchAll(/"event":"(disk-[a-z-]+)"/g)].map(([, event]) => event);
  return {
    ready,
    disk: services.find((line) => line.startsWith("disk ")),
    isBelow: gauge("portal_disk_free_bytes") < gauge("portal_disk_reserve_bytes"),
    logged,
  };
}
