// Closing an account ends what waited for a second person's word about its owner.
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { auditIn } from "~server/features/audit/store";
import { bodyOf, close, settings } from "../support/people/closed-accounts";
import { read } from "../support/people/people";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine(
  "closing an account",
  (portal) => {
    test("ends open approval requests about its owner, and records the reason in the audit log", async () => {
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const [nora, other] = [await portal().register(), await portal().register()];
      const asked = await Promise.all(
        [[ada, nora] as const, [ben, nora] as const, [ben, other] as const].map(
          async ([admin, { id }]) =>
            read(
              ApprovalRequest,
              await admin.post(`/approval-requests/balances/${id}`, {
                bonusBalance: "5.00",
                reason: "Correction",
              }),
            ).id,
        ),
      );
      const waiting = async () => {
        const { body } = await ada.get("/approval-requests?state=open");
        return asked.filter((id) => JSON.stringify(body).includes(id));
      };
      expect(await waiting()).toEqual(asked);
      expect((await close(ada, nora.id)).status).toBe(200);
      expect(await waiting()).toEqual(asked.slice(2));
      const states = ["cancelled", "rejected"] as const;
      for (const [index, state] of states.entries()) {
        const id = asked[index] ?? "";
        expect(bodyOf(await ben.get(`/approval-requests/${id}`))).toMatchObject({
          state,
          decidedBy: { id: ada.id },
        });
        const lines = await auditIn(portal().context.storage.db).ofSubject(
          `approval_request:${id}`,
        );
        expect(lines.find(({ action }) => action === `approval_request.${state}`)).toMatchObject({
          actor_id: ada.id,
          person_id: nora.id,
          after: JSON.stringify({ reasonCode: "account_closed" }),
        });
        expect((await ben.post(`/approval-requests/${id}/approval`, {})).code).toBe(
          "approval_request_decided",
        );
      }
    });
  },
  settings,
);
