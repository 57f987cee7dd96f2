// Closing an account without a reason, as the documented call without a body does: the records say that none was given.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { readAudit } from "~server/features/audit/read-audit";
import { bodyOf, close, emptied, settings } from "../support/people/closed-accounts";
import { requestIn } from "../support/people/second-approval";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

const noneGiven = "No reason was given.";

/** The reason of an entry, as the audit log shows it. */
async function recordedReason({ context }: TestPortal, subject: string, action: string) {
  const lines = await auditIn(context.storage.db).ofSubject(subject);
  const line = lines.find((one) => one.action === action);
  return line && (await readAudit(context, line)).reason;
}

describeEitherEngine(
  "an account closed",
  (portal) => {
    test.each([
      ["without a reason", {}, noneGiven],
      ["with an empty one", { reason: "  " }, noneGiven],
      ["with one", { reason: "Asked by letter" }, "Asked by letter"],
    ])("%s has that in the audit log", async (_, body, recorded) => {
      const [nora, admin] = [await portal().register(), await portal().admin(["compliance"])];
      expect((await close(admin, nora.id, body)).status).toBe(200);
      expect(await recordedReason(portal(), `user:${nora.id}`, "user.closed")).toBe(recorded);
    });

    test("by two without a reason has that in the request and in each audit entry", async () => {
      const hana = await emptied(portal());
      const [ada, ben] = [
        await portal().admin(["compliance"]),
        await portal().admin(["compliance"]),
      ];
      const id = requestIn(await close(ada, hana.id));
      expect(bodyOf(await ben.get(`/approval-requests/${id}`)).reason).toBe(noneGiven);
      expect(
        await recordedReason(portal(), `approval_request:${id}`, "approval_request.created"),
      ).toBe(noneGiven);
      expect((await ben.post(`/approval-requests/${id}/approval`, {})).status).toBe(201);
      expect(await recordedReason(portal(), `user:${hana.id}`, "user.closed")).toBe(noneGiven);
    });
  },
  settings,
);

describeEitherEngine("an account erased without a reason", (portal) => {
  test("has that in the audit log", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    expect((await close(admin, nora.id)).status).toBe(200);
    expect(await recordedReason(portal(), `user:${nora.id}`, "user.deleted")).toBe(noneGiven);
  });
});
