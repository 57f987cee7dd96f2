import { expect, onTestFinished, test } from "vitest";
import { seedIfEmpty } from "~server/seed";
import { TestPortal } from "../support/portal/backend";

test.each<Readonly<Record<string, string>>>([
  { CARD_DEPOSITS: "off" },
  {
    REQUIRE_KYC: "withdrawals",
    ADMIN_SECOND_FACTOR: "required",
    ADJUSTMENT_APPROVALS: "2",
    APPROVAL_THRESHOLDS: "USD:1,EUR:1,GBP:1",
    WITHDRAWALS_DAILY_MAXIMUM: "1",
    MOVEMENTS_PER_TEN_MINUTES: "1",
    DESTINATION_WAIT_HOURS: "720",
  },
])("a new demo can be filled with %j", async (settings) => {
  const portal = await TestPortal.open("SQLite", settings);
  onTestFinished(() => portal.close());
  expect(await seedIfEmpty(portal.backend)).toBe(true);
});
