// How two staff members set a customer's verification level, and one takes it back: see every-call.
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
