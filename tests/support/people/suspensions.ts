// Suspensions of staff by one owner, as tests make and decide them.
import { ApprovalRequestPage, type ApprovalRequest } from "~server/features/approvals/schemas";
import { settleSuspensions } from "~server/features/second-approval/suspend-staff";
import { usersIn } from "~server/features/users/store";
import type { TestPortal } from "../portal/backend";
import { password, read, type Administrator } from "./people";
import { twoOwners } from "./staff";

export function suspensionsOn(portal: () => TestPortal) {
  const setStatus = (by: Administrator, { id }: Administrator, accountStatus: string) =>
    by.patch(`/users/${id}`, { accountStatus });
  return {
    setStatus,
    suspend: (by: Administrator, person: Administrator) => setStatus(by, person, "suspended"),
    statusOf: async ({ id }: Administrator) =>
      (await usersIn(portal().context.storage.db).byId(id))?.account_status,
    signIn: ({ email }: Administrator) =>
      portal().visitor().post("/auth/login", { email, password }),
    decide: (by: Administrator, id: string, decision: string) =>
      by.post(`/approval-requests/${id}/${decision}`, {}),
    /** The background work that ends suspensions. */
    passDue: () => settleSuspensions(portal().context),
    async requestAbout(by: Administrator, { id }: Administrator): Promise<ApprovalRequest> {
      const { approvalRequests } = read(
        ApprovalRequestPage,
        await by.get("/approval-requests?state=open"),
      );
      const found = approvalRequests.find(({ user, suspension }) => suspension && user === id);
      if (!found) throw new Error("no open suspension");
      return found;
    },
    /** Three owners, and two people with a role that others have, too. */
    async house() {
      const [ada, ben] = await twoOwners(portal());
      const cleo = await portal().admin(["owner"]);
      const [sven, tara] = [await portal().admin(["support"]), await portal().admin(["support"])];
      return { ada, ben, cleo, sven, tara };
    },
  };
}
