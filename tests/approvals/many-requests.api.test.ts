// One person can't flood the approval requests, a repeated one says so, and many are closed at once but never approved.
import { expect, test } from "vitest";
import { ApprovalDecisions, ApprovalRequest } from "~server/features/approvals/schemas";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Administrator } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";
import { openRequestsMaximum } from "~server/features/second-approval/with-approval";

const { most } = limits.rateLimits.approvalRequests;
const credit = (admin: Administrator, userId: string, amount: string) =>
  admin.post("/approval-requests/credit", {
    userId,
    amount,
    transactionType: "deposit",
    transactionAction: "funding",
    description: "Goodwill",
  });
const shown = async (admin: Administrator, id: string) =>
  read(ApprovalRequest, await admin.get(`/approval-requests/${id}`));

describeEitherEngine(
  "approval requests",
  (portal) => {
    test("are limited per person and time, however many are filed together", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().register();
      const answers = await Promise.all(
        Array.from({ length: most + 10 }, (_, index) => credit(ada, nora.id, `${index + 1}.00`)),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
      expect(refused).toHaveLength(10);
      expect(refused[0]).toMatchObject({
        code: "too_many_approval_requests",
        message: `You've filed ${most} approval requests in a short time. Try again in 10 minutes.`,
      });
      expect((await ada.credit(nora.id, "500.00")).status).toBe(429);
      expect((await credit(ben, nora.id, "1.00")).status).toBe(201);
      portal().advance({ minutes: 10 });
      const left = openRequestsMaximum - most;
      for (let index = 0; index < left; index += 1)
        expect((await credit(ada, nora.id, `${index + 100}.00`)).status).toBe(201);
      portal().advance({ minutes: 10 });
      expect(await credit(await portal().signInAgain(ada), nora.id, "7.00")).toMatchObject({
        status: 429,
        code: "too_many_open_requests",
      });
    });

    test("that repeat another one name it, where they are filed and where they are decided", async () => {
      const { ada, ben } = await staff(portal());
      const [nora, rita] = [await portal().register(), await portal().register()];
      const first = requestIn(await ada.credit(nora.id, "150.00"));
      expect((await shown(ben, first)).sameAs).toBeUndefined();
      const repeated = await ada.credit(nora.id, "150.00", { description: "Another reason" });
      expect(repeated.body).toMatchObject({ approvalRequest: { sameAs: first } });
      const requested = read(ApprovalRequest, await credit(ben, nora.id, "150.00"));
      expect(requested.sameAs?.state).toBe("open");
      expect([first, requestIn(repeated)]).toContain(requested.sameAs?.id);
      const others = [
        await ada.credit(nora.id, "151.00"),
        await ada.credit(rita.id, "150.00"),
        await ada.credit(nora.id, "150.00", { transactionType: "withdrawal" }),
      ];
      for (const { body } of others)
        expect(body).not.toMatchObject({ approvalRequest: { sameAs: expect.anything() } });
      expect((await ben.post(`/approval-requests/${first}/approval`, {})).status).toBe(201);
      expect((await shown(ben, requestIn(repeated))).sameAs).toBeDefined();
    });

    test("that repeat a balance edit name it; a day after an approval they no longer do", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().register();
      const edit = (bonusBalance: string) =>
        ada.post(`/approval-requests/balances/${nora.id}`, { bonusBalance, reason: "Bonus" });
      const first = read(ApprovalRequest, await edit("25.00"));
      expect(read(ApprovalRequest, await edit("25.00")).sameAs?.id).toBe(first.id);
      expect(read(ApprovalRequest, await edit("26.00")).sameAs).toBeUndefined();
      const approved = requestIn(await ada.credit(nora.id, "200.00"));
      expect((await ben.post(`/approval-requests/${approved}/approval`, {})).status).toBe(201);
      const soon = await ada.credit(nora.id, "200.00");
      expect(soon.body).toMatchObject({ approvalRequest: { sameAs: approved } });
      await ada.post(`/approval-requests/${requestIn(soon)}/cancellation`, {});
      portal().advance({ hours: 25 });
      const later = await (await portal().signInAgain(ada)).credit(nora.id, "200.00");
      expect(later.body).not.toMatchObject({ approvalRequest: { sameAs: expect.anything() } });
    });

    test("are rejected by others and canceled by their requester together, each recorded", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().register();
      const file = async (count: number) =>
        Promise.all(
          Array.from({ length: count }, async (_, index) =>
            read(ApprovalRequest, await credit(ada, nora.id, `${index + 1}.00`)),
          ),
        );
      const ids = (await file(5)).map(({ id }) => id);
      const reject = (person: Administrator, body: object) =>
        person.post("/approval-requests/rejections", { ids, reason: "Filed twice", ...body });
      expect(read(ApprovalDecisions, await reject(ada, {}))).toMatchObject({
        count: 0,
        items: ids.map((id) => ({ id, isDone: false, obstacle: { code: "own_approval_request" } })),
      });
      const rejected = read(ApprovalDecisions, await reject(ben, { ids: [...ids, "none"] }));
      expect(rejected.count).toBe(5);
      expect(rejected.items.at(-1)).toMatchObject({ obstacle: { code: "not_found" } });
      for (const id of ids) {
        expect(await shown(ada, id)).toMatchObject({ state: "rejected" });
        const { body } = await ben.get(`/audit?record=approval_request:${id}`);
        expect(JSON.stringify(body)).toContain("Filed twice");
      }
      const own = (await file(3)).map(({ id }) => id);
      const canceled = await ada.post("/approval-requests/cancellations", { ids: own });
      expect(read(ApprovalDecisions, canceled).count).toBe(3);
      expect((await ben.post("/approval-requests/cancellations", { ids: own })).body).toMatchObject(
        {
          count: 0,
        },
      );
      expect((await ben.post("/approval-requests/approvals", { ids: own })).status).toBe(405);
      expect(await nora.available()).toBe(0);
    });
  },
  thresholds,
);
