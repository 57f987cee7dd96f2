// A field that has to be filled says so, and is not called wrong before anyone has typed: browsers tell that of empty fields with `required` (decision 042).
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const customerForms = [
  "/dashboard/settings",
  "/dashboard/settings/password",
  "/dashboard/kyc",
  "/dashboard/wallet/deposit",
  "/dashboard/wallet/deposit/crypto",
  "/dashboard/wallet/withdrawal",
  "/dashboard/wallet/bank-details",
];
const adminForms = ["/admin/users/new", "/admin/second-factor"];
const fieldsIn = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('type="hidden"'));

describe.each([
  [
    "a visitor",
    () => portal.visitor(),
    ["/login", "/signup", "/contact", "/forgot-password", "/admin/login"],
  ],
  ["a customer", () => portal.signInAs("hana"), customerForms],
  ["an administrator", () => portal.signInAs("admin"), adminForms],
] as const)("to %s", (_who, arrive, paths) => {
  test.each(paths)("%s", async (path) => {
    const fields = fieldsIn((await (await arrive()).get(path)).html);
    expect(fields.filter((tag) => tag.includes('aria-required="true"'))).not.toEqual([]);
    expect(fields.filter((tag) => /\s(required|aria-invalid)\b/.test(tag))).toEqual([]);
  });
});
