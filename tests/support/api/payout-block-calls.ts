// How staff block and unblock, stop and resume payouts, of one user and of all: see every-call.
import type { Administrator } from "../people/people";
import type { TestPortal } from "../portal/backend";
import { reason } from "./access-calls";
import { idAt } from "./id-at";

export async function blockPayouts(portal: TestPortal, admin: Administrator): Promise<void> {
  const [nora, bea] = [await portal.register(), await portal.admin()];
  const block = `/users/${nora.id}/payout-block`;
  const until = new Date(portal.context.now() + 3 * 86_400_000).toISOString();
  await admin.post(block, { until, reason: "We are checking a report about your last sign-in." });
  await admin.delete(block, { reason: "The sign-in was the customer's own." });
  const stop = async () => {
    const stopped = await admin.post("/payout-stop", { reason: "The bank reports a breach." });
    return `/payout-stop/${idAt(stopped, "id")}`;
  };
  const start = async (path: string) => {
    const requested = await admin.delete(path, { reason: "The bank has closed the gap." });
    await bea.post(`/approval-requests/${idAt(requested, "approvalRequest", "id")}/approval`, {
      reason,
    });
  };
  const first = await stop();
  await start(first);
  const second = await stop();
  await admin.get("/payout-stop");
  // What has ended stays ended.
  await admin.delete(first, { reason: "The bank has closed the gap." });
  await start(second);
}
