// An approval locks its request and then the user; a reset, which cancels the request, locks them in the same order.
import pg from "pg";
import { describe, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import { postgresAddress } from "../support/database/postgres";
import { isSomeoneWaiting } from "../support/database/waiting";
import { requestNewEmail } from "../support/people/lost-mailbox";
import { password } from "../support/people/people";
import { requestIn, staff } from "../support/people/second-approval";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";

describe.runIf(postgresAddress)("while a request for a new email is locked", () => {
  test("a password reset waits for it before it locks the user", async () => {
    const portal = await TestPortal.open("PostgreSQL");
    const approval = new pg.Client({ connectionString: portal.databaseUrl });
    await approval.connect();
    try {
      const nora = await portal.registerVerified();
      const { ada } = await staff(portal);
      const request = requestIn(await requestNewEmail(ada, nora, "nora@mailbox.example.org"));
      await portal.visitor().post("/auth/forgot-password", { email: nora.email });
      const token = tokenIn(await mailsTo(portal, nora.email), "reset-password");
      await approval.query("begin");
      await approval.query("select id from approval_requests where id = $1 for update", [request]);
      const answer = portal.visitor().post("/auth/reset-password", { token, password });
      while (!(await isSomeoneWaiting(approval)));
      const lockUser = "select id from users where id = $1 for update nowait";
      expect((await approval.query(lockUser, [nora.id])).rowCount).toBe(1);
      await approval.query("commit");
      expect((await answer).status).toBe(200);
    } finally {
      await approval.end();
      await portal.close();
    }
  });
});
