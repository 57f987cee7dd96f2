// An approval locks its request and then what the call changes; a rejection of the same request locks nothing before it.
import pg from "pg";
import { describe, expect, test } from "vitest";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { postgresAddress } from "../support/database/postgres";
import { isSomeoneWaiting } from "../support/database/waiting";
import { depositing, requestIn, staff, thresholds } from "../support/people/second-approval";
import { TestPortal } from "../support/portal/backend";

describe.runIf(postgresAddress)("while a request is approved", () => {
  test.each(["rejection", "cancellation"])(
    "its %s waits for it before it locks the customer's wallet",
    async (decision) => {
      const portal = await TestPortal.open("PostgreSQL", thresholds);
      const approval = new pg.Client({ connectionString: portal.databaseUrl });
      await approval.connect();
      try {
        const { ada, ben } = await staff(portal);
        const { customer, deposit } = await depositing(portal, "500.00");
        const request = requestIn(await ada.decide(deposit.id, "approve"));
        const wallet = await walletsIn(portal.context.storage.db).ofUser(customer.id);
        await approval.query("begin");
        await approval.query("select id from approval_requests where id = $1 for update", [
          request,
        ]);
        const by = decision === "rejection" ? ben : ada;
        const answer = by.post(`/approval-requests/${request}/${decision}`, {});
        while (!(await isSomeoneWaiting(approval)));
        const lock = "select id from wallets where id = $1 for update nowait";
        expect((await approval.query(lock, [wallet?.id])).rowCount).toBe(1);
        await approval.query("commit");
        expect((await answer).status).toBe(201);
      } finally {
        await approval.end();
        await portal.close();
      }
    },
  );
});
