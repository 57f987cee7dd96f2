// How two staff members set a customer's verification level or raise their limits, and one takes that back: see every-call.
import type { Administrator } from "../people/people";
import { verifiedCustomer } from "../people/names";
import type { TestPortal } from "../portal/backend";
import { idAt } from "./id-at";

export async function changeLevel(portal: TestPortal, admin: Administrator): Promise<void> {
  const [nora, bea] = [await verifiedCustomer(portal), await portal.admin()];
  for (const one of [admin, bea]) await one.confirm();
  const reason = "Proof of address checked.";
  const requested = await admin.post(`/users/${nora.id}/level`, { reason });
  const request = `/approval-requests/${idAt(requested, "approvalRequest", "id")}`;
  await bea.post(`${request}/approval`, {});
  await admin.get(`/users/${nora.id}/limits`);
  await admin.delete(`/users/${nora.id}/level`, { reason: "The proof of address has expired." });
}

/** Needs limits of level 1 for withdrawals in USD below those of the example. */
export async function raiseLimits(portal: TestPortal): Promise<void> {
  const [ada, bea] = [await portal.admin(), await portal.admin()];
  const nora = await verifiedCustomer(portal);
  for (const one of [ada, bea]) await one.confirm();
  const { direction, currency, reason } = exampleLimitRaise;
  const until = new Date(portal.context.now() + 24 * 86_400_000).toISOString();
  const path = `/users/${nora.id}/limit-raise`;
  const requested = await ada.post(path, { ...exampleLimitRaise, until });
  const request = `/approval-requests/${idAt(requested, "approvalRequest", "id")}`;
  await bea.post(`${request}/approval`, {});
  await nora.get("/limits");
  await ada.get(`/users/${nora.id}/limits`);
  await ada.delete(path, { direction, currency, reason });
}

const exampleLimitRaise = {
  direction: "withdrawal",
  currency: "USD",
  day: 20_000,
  thirtyDays: 50_000,
  reason: "Sale of a house; contract checked.",
} as const;
