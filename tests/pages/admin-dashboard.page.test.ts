// The administrators' figures day by day: the sentence, the picture and the table say the same, and follow a decision.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const dayRow =
  /data-label="Day".*data-label="Successful"[^>]*>([^<]*)<.*data-label="Pending"[^>]*>([^<]*)<.*data-label="Failed"[^>]*>([^<]*)</s;
const countIn = (cell: string | undefined) => Number.parseInt(cell ?? "", 10) || 0;

/** Successful, pending and failed over all days. */
function countsOn(page: ShownPage): number[] {
  const days = rowsOf(page).flatMap((row) => dayRow.exec(row)?.slice(1) ?? []);
  expect(days).toHaveLength(31 * 3);
  return [0, 1, 2].map((status) =>
    days.filter((_, place) => place % 3 === status).reduce((sum, cell) => sum + countIn(cell), 0),
  );
}

test("the figures of the last days follow a decision, and the sentence counts what the table shows", async () => {
  const page = await admin.get("/admin");
  const [successful = 0, pending = 0, failed = 0] = countsOn(page);
  expect(page.text).toContain("Last 31 days");
  expect(page.text).toContain(`${successful + pending + failed} transactions. Peak: `);
  expect(page.html.match(/<rect class="pending"/g)?.length).toBeGreaterThan(0);
  await admin.submit(await admin.open("/admin/queues/deposits"), {}, { form: "approve" });
  expect(countsOn(await admin.get("/admin"))).toEqual([successful + 1, pending - 1, failed]);
});
