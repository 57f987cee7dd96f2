// Users and money for changes that take two staff members.
import { expect } from "vitest";
import { z } from "zod";
import { usersIn } from "~server/features/users/store";
import type { TestPortal } from "../portal/backend";
import type { Answer } from "../api/caller";
import type { Customer } from "./people";

export const thresholds = { APPROVAL_THRESHOLDS: "USD:100,EUR:100,GBP:100" };
const WithRequest = z.object({
  approvalRequest: z.object({ id: z.string(), state: z.literal("open") }),
});
export const requestIn = (answer: Answer) => WithRequest.parse(answer.body).approvalRequest.id;

/** Everyone who could be a second person is created again in each test. */
export async function staff(portal: TestPortal) {
  const users = usersIn(portal.context.storage.db);
  for (const { id } of await users.activeStaffWith(["auditor", "treasury", "compliance", "owner"]))
    await users.update(id, { account_status: "inactive" });
  return { ada: await portal.admin(), ben: await portal.admin() };
}

/** A customer with a pending card deposit of this amount. */
export async function depositing(portal: TestPortal, amount: string) {
  const customer = await portal.registerVerified();
  await customer.saveCard();
  return { customer, deposit: await customer.deposit(amount) };
}

/** A customer with 500.00, which two have approved. */
export async function funded(portal: TestPortal): Promise<Customer> {
  const { customer, deposit } = await depositing(portal, "500.00");
  const [one, two] = [await portal.admin(["treasury"]), await portal.admin(["treasury"])];
  const requested = await one.decide(deposit.id, "approve");
  expect((await two.post(`/approval-requests/${requestIn(requested)}/approval`, {})).status).toBe(
    201,
  );
  await ageStaffPostings(portal, 25);
  const users = usersIn(portal.context.storage.db);
  for (const { id } of [one, two]) await users.update(id, { account_status: "inactive" });
  return customer;
}

/** As if what staff moved until now had been this long ago. */
export async function ageStaffPostings(portal: TestPortal, hours: number): Promise<void> {
  await portal.context.storage.db
    .updateTable("staff_postings")
    .set((eb) => ({ created_at: eb("created_at", "-", hours * 3_600_000) }))
    .execute();
}
