// A user who chooses a password still has access: what staff requested for a lost mailbox is over, before its approval too.
import { expect, test } from "vitest";
import { sendMail } from "~server/features/accounts/send-mail";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { approveNewEmail, requestNewEmail } from "../support/people/lost-mailbox";
import { password, read, type Administrator, type Customer } from "../support/people/people";
import { requestIn, staff } from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";

const newPassword = "a wholly new password";
const fresh = (name: string) => `${name}@mailbox.example.org`;

describeEitherEngine("a request for a new email is canceled", (portal) => {
  const shown = async (by: Administrator, id: string) =>
    read(ApprovalRequest, await by.get(`/approval-requests/${id}`));

  const ways: Readonly<Record<string, (user: Customer) => Promise<number>>> = {
    "resets their password": async ({ email }) => {
      await portal().visitor().post("/auth/forgot-password", { email });
      await sendMail(portal().context);
      const token = tokenIn(await mailsTo(portal(), email), "reset-password");
      const body = { token, password: newPassword };
      return (await portal().visitor().post("/auth/reset-password", body)).status;
    },
    "changes their password": async (user) =>
      (await user.post("/auth/change-password", { currentPassword: password, newPassword })).status,
  };

  test.each(Object.keys(ways))("if the user %s, under their name", async (way) => {
    const { ada, ben } = await staff(portal());
    const nora = await portal().registerVerified();
    const email = fresh(`nora.${way.split(" ")[0]}`);
    const id = requestIn(await requestNewEmail(ada, nora, email));
    expect(await ways[way]?.(nora)).toBe(200);
    expect(await shown(ben, id)).toMatchObject({
      state: "cancelled",
      decidedBy: { id: nora.id },
      canDecide: false,
      isOutdated: false,
    });
    expect(await approveNewEmail(ben, id)).toMatchObject({
      status: 409,
      code: "approval_request_decided",
    });
    expect(subjectsOf(await mailsTo(portal(), nora.email))).not.toContain(
      "Your email is about to change",
    );
    const { context } = portal();
    const lines = await auditIn(context.storage.db).ofSubject(`approval_request:${id}`);
    const line = lines.find(({ action }) => action === "approval_request.cancelled");
    expect(line?.actor_id).toBe(nora.id);
    expect((line && (await readAudit(context, line)))?.reason).toBe("The user set a new password.");
    expect((await requestNewEmail(ada, nora, email)).status).toBe(202);
  });

  test("but not if it is about someone else, or about something else", async () => {
    const { ada, ben } = await staff(portal());
    const [nora, hana] = [await portal().registerVerified(), await portal().registerVerified()];
    const other = requestIn(await requestNewEmail(ada, hana, fresh("hana")));
    await ada.confirm();
    const roles = await ada.patch(`/staff/${(await portal().admin(["support"])).id}`, {
      roles: ["auditor"],
    });
    expect(await ways["changes their password"]?.(nora)).toBe(200);
    expect((await shown(ben, other)).state).toBe("open");
    expect((await shown(ben, requestIn(roles))).state).toBe("open");
  });
});
