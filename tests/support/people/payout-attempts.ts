// The ways in which staff can pay out a withdrawal, and customers who return days later.
import { z } from "zod";
import { openSession } from "~server/features/sign-in/open-session";
import type { TestPortal } from "../portal/backend";
import { Customer, type Administrator } from "./people";

const BulkAction = z.object({ id: z.string() });
const Outcome = z.object({
  items: z.array(z.object({ obstacle: z.object({ code: z.string() }).optional() })),
});

/** Tries each, and returns the refusals: singly, by status, by edit, and in bulk. */
export async function payoutAttempts(
  admin: Administrator,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
) {
  const chosen = await admin.post("/wallets/admin/bulk-actions", {
    transactions: [{ id, version }],
  });
  const bulkAction = BulkAction.parse(chosen.body).id;
  return async (): Promise<(string | undefined)[]> => {
    const singly = await admin.decide(id, "approve");
    const byStatus = await admin.setStatus(id, "successful");
    const byEdit = await admin.patch(`/transactions/${id}`, { status: "successful" });
    const together = await admin.patch(`/wallets/admin/bulk-actions/${bulkAction}/approve`, {});
    const [item] = Outcome.parse(together.body).items;
    return [singly.code, byStatus.code, byEdit.code, item?.obstacle?.code];
  };
}

/** The same customer in a new session, because theirs expired after a day without requests. */
export async function signInDaysLater(
  portal: TestPortal,
  { id, email }: Customer,
): Promise<Customer> {
  const token = await openSession(portal.context, portal.context.storage.db, id);
  return new Customer(portal.backend, { id, email, token });
}
