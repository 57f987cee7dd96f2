// How two staff members help a user who lost their mailbox: see every-call.
import type { Administrator } from "../people/people";
import type { TestPortal } from "../portal/backend";
import { mailsTo, tokenIn } from "../stubs/mailbox";
import { idAt } from "./id-at";

export async function changeLostEmail(portal: TestPortal, admin: Administrator): Promise<void> {
  const [nora, bea] = [await portal.register(), await portal.admin()];
  const email = "nora.newer@example.org";
  const reason = "The old mailbox was closed. We checked the passport in a video call.";
  for (const one of [admin, bea]) await one.confirm();
  const requested = await admin.post(`/users/${nora.id}/email-change`, { email, reason });
  const request = `/approval-requests/${idAt(requested, "approvalRequest", "id")}`;
  await bea.get(request);
  await bea.post(`${request}/approval`, {});
  await portal.visitor().post("/auth/confirm-new-email", {
    token: tokenIn(await mailsTo(portal, email), "confirm-new-email"),
  });
}
