import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/in-process-portal";

let portal: InProcessPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const dashboardOf = async (name: string) => (await portal.signInAs(name)).get("/dashboard");

describe("the banner of identity verification", () => {
  test("asks who has handed in nothing", async () => {
    const page = await dashboardOf("nora");
    expect(page.text).toContain("Complete identity verification");
    expect(page.link("Complete KYC")).toBe("/dashboard/kyc");
  });

  test("says that the documents wait", async () => {
    expect((await dashboardOf("pavel")).text).toContain("Your account verification is pending.");
  });

  test("says why the documents were rejected, and leads to a new try", async () => {
    const page = await dashboardOf("rita");
    expect(page.text).toContain("Your previous verification got rejected. Reason: ");
    expect(page.link("Verify again")).toBe("/dashboard/kyc");
  });
});

describe("the dashboard", () => {
  test("of a newcomer is empty and says so", async () => {
    const page = await dashboardOf("nora");
    expect(page.text).toContain("No recent transactions Your transaction history will appear here");
    expect(page.text).toContain("$0.00");
  });

  test("shows the five newest transactions and leads to all, and to a deposit", async () => {
    const page = await dashboardOf("hana");
    expect(page.html.match(/<tr role="row">/g)).toHaveLength(1 + 5);
    expect(page.link("View All")).toBe("/dashboard/transactions");
    expect(page.link("Deposit")).toBe("/dashboard/wallet/deposit");
  });

  test("has the way to the admin area for administrators alone", async () => {
    expect((await dashboardOf("admin")).links("Admin Dashboard")).toEqual(["/admin"]);
    expect((await dashboardOf("hana")).links("Admin Dashboard")).toEqual([]);
  });
});

test("earning history counts successful withdrawals only", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard/earning-history");
  expect(page.heading).toBe("Earning history");
  expect(page.text).toMatch(/Total withdrawn \$[\d,]+\.\d\d \d+ successful withdrawals/);
  const nora = await portal.signInAs("nora");
  expect((await nora.get("/dashboard/earning-history")).text).toContain("No rows to display");
});
