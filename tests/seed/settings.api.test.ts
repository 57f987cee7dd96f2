import { expect, onTestFinished, test } from "vitest";
import { seedIfEmpty } from "~server/seed";
import { TestPortal } from "../support/portal/backend";
import { operatorFileWith } from "../support/portal/operator-file-with";

const terms = { USD: { day: 50, thirtyDays: 60, fee: { flat: 40, percent: 5 } } };
const tight = { withdrawal: terms, deposit: terms };

test.each<Readonly<Record<string, string>>>([
  { CARD_DEPOSITS: "off" },
  {
    REQUIRE_KYC: "all",
    ADMIN_SECOND_FACTOR: "required",
    ADJUSTMENT_APPROVALS: "2",
    APPROVAL_THRESHOLDS: "USD:1,EUR:1,GBP:1",
    WITHDRAWALS_DAILY_MAXIMUM: "1",
    MOVEMENTS_PER_TEN_MINUTES: "1",
    DESTINATION_WAIT_HOURS: "720",
  },
  { OPERATOR_FILE: operatorFileWith({ levels: { 0: tight, 1: tight } }) },
])("a new demo can be filled with %j", async (settings) => {
  const portal = await TestPortal.open("SQLite", settings);
  onTestFinished(() => portal.close());
  expect(await seedIfEmpty(portal.backend)).toBe(true);
});
