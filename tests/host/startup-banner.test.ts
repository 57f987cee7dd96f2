// What the console says at the start: what an operator should know and may have forgotten.
import { describe, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { startupBanner } from "~server/host/startup-banner";

const bannerFor = (env: Record<string, string>) =>
  startupBanner(
    readConfig({
      MODE: "demo",
      DATA_DIR: "/nowhere",
      SESSION_SECRET: "s".repeat(32),
      VAULT_KEY: Buffer.alloc(32).toString("base64"),
      ...env,
    }),
    null,
  );

describe("an https address", () => {
  test("without a trusted proxy gets a warning", () => {
    expect(bannerFor({ PUBLIC_URL: "https://portal.example.com" })).toContain(
      "but TRUST_PROXY is off",
    );
  });

  test("with a trusted proxy gets none", () => {
    expect(
      bannerFor({ PUBLIC_URL: "https://portal.example.com", TRUST_PROXY: "on" }),
    ).not.toContain("TRUST_PROXY");
    expect(bannerFor({ PUBLIC_URL: "http://localhost:3000" })).not.toContain("TRUST_PROXY");
  });
});

test("safeguards are listed as they are in force, and so are those that are off", () => {
  expect(bannerFor({})).toContain(
    "Safeguards in force: REQUESTS_PER_SECOND none, MOVEMENTS_PER_TEN_MINUTES 30, WITHDRAWALS_DAILY_MAXIMUM none, APPROVAL_THRESHOLDS none, ADJUSTMENT_APPROVALS 1, DESTINATION_WAIT_HOURS 0, REQUIRE_KYC none, ADMIN_SECOND_FACTOR optional, CARD_DEPOSITS on, RETENTION_YEARS none, levels in OPERATOR_FILE none.",
  );
  const set = {
    REQUESTS_PER_SECOND: "50",
    MOVEMENTS_PER_TEN_MINUTES: "12",
    WITHDRAWALS_DAILY_MAXIMUM: "50000",
    APPROVAL_THRESHOLDS: "USD:10000,EUR:9000,GBP:8000",
    ADJUSTMENT_APPROVALS: "2",
    DESTINATION_WAIT_HOURS: "48",
    REQUIRE_KYC: "withdrawals",
    ADMIN_SECOND_FACTOR: "required",
    CARD_DEPOSITS: "off",
    RETENTION_YEARS: "7",
  };
  expect(bannerFor(set)).toContain(
    "Safeguards in force: REQUESTS_PER_SECOND 50, MOVEMENTS_PER_TEN_MINUTES 12, WITHDRAWALS_DAILY_MAXIMUM 50000, APPROVAL_THRESHOLDS USD:10000,EUR:9000,GBP:8000, ADJUSTMENT_APPROVALS 2, DESTINATION_WAIT_HOURS 48, REQUIRE_KYC withdrawals, ADMIN_SECOND_FACTOR required, CARD_DEPOSITS off, RETENTION_YEARS 7, levels in OPERATOR_FILE none.",
  );
});
