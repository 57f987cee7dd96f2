// Adjustments that take two administrators: requested by one, posted once another approves, and never by oneself.
import { expect, test } from "vitest";
import { AuditLines } from "~server/features/audit-log/schemas";
import { ApprovalRequest, ApprovalRequestPage } from "~server/features/approvals/schemas";
import { QueueList } from "~server/features/queues/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";

const sendRequest = (admin: Administrator, userId: string, body: object) =>
  admin.post(`/approval-requests/balances/${userId}`, { reason: "Correction", ...body });
const requestApproval = async (...sent: Parameters<typeof sendRequest>) =>
  read(ApprovalRequest, await sendRequest(...sent));
const requestCredit = (admin: Administrator, userId: string, body: object = {}) =>
  admin.post("/approval-requests/credit", {
    userId,
    amount: "40.00",
    transactionType: "deposit",
    transactionAction: "funding",
    description: "Welcome bonus",
    ...body,
  });
const decide = (
  admin: Administrator,
  id: string,
  decision: "approval" | "rejection" | "cancellation",
) => admin.post(`/approval-requests/${id}/${decision}`, {});
const waiting = async (admin: Administrator) =>
  read(QueueList, await admin.get("/queues")).queues.find(({ name }) => name === "approvals")
    ?.waiting;

describeEitherEngine(
  "an adjustment that takes two people",
  (portal) => {
    const people = async () => ({
      ada: await portal().admin(),
      bea: await portal().admin(),
      nora: await portal().register(),
    });

    test("is not posted by one person, as balances or as a credit", async () => {
      const { ada, bea, nora } = await people();
      const edited = await ada.editWallet(nora.id, { bonusBalance: "25.00" });
      expect(edited).toMatchObject({ status: 202, body: { totalBalance: 0 } });
      const credited = await ada.credit(nora.id, "40.00");
      expect(credited).toMatchObject({ status: 202, body: { wallet: { totalBalance: 0 } } });
      for (const requested of [edited, credited]) {
        expect((await nora.wallet()).bonusBalance).toBe(0);
        expect((await decide(ada, requestIn(requested), "approval")).code).toBe(
          "own_approval_request",
        );
      }
      expect((await decide(bea, requestIn(edited), "approval")).status).toBe(201);
      expect((await nora.wallet()).bonusBalance).toBe(25);
    });

    test("is in the queue with values before and after and its entry, and is posted when another approves", async () => {
      const { ada, bea, nora } = await people();
      const before = await waiting(bea);
      const requested = await requestApproval(ada, nora.id, {
        bonusBalance: "25.00",
        availableBalance: "0.00",
        reason: "Interest of March",
      });
      expect(requested).toMatchObject({
        state: "open",
        reason: "Interest of March",
        isOutdated: false,
        canDecide: false,
        canCancel: true,
      });
      expect(requested.changes).toEqual([
        { field: "bonusBalance", before: 0, now: 0, after: 25, posted: 25 },
        { field: "totalBalance", before: 0, now: 0, after: 25, posted: 0 },
      ]);
      expect([(await nora.wallet()).totalBalance, await waiting(bea)]).toEqual([
        0,
        (before ?? 0) + 1,
      ]);
      const approved = read(ApprovalRequest, await decide(bea, requested.id, "approval"));
      expect(approved).toMatchObject({
        state: "approved",
        requestedBy: { id: ada.id },
        decidedBy: { id: bea.id },
        canDecide: false,
      });
      expect(approved.changes[0]).toEqual({
        field: "bonusBalance",
        before: 0,
        after: 25,
        posted: 25,
      });
      expect((await nora.wallet()).bonusBalance).toBe(25);
      expect([await waiting(bea), await portal().ledgerFaults()]).toEqual([before, []]);
      const { lines } = read(AuditLines, await bea.get(`/audit?about=${nora.id}`));
      expect(lines.map(({ action, by }) => [action, by.id])).toEqual(
        expect.arrayContaining([
          ["approval_request.created", ada.id],
          ["wallet.adjusted", bea.id],
          ["approval_request.approved", bea.id],
        ]),
      );
    });

    test("of a credit adds to whatever is there when it is approved", async () => {
      const { ada, bea, nora } = await people();
      const { id } = read(ApprovalRequest, await requestCredit(ada, nora.id));
      const first = read(
        ApprovalRequest,
        await requestCredit(ada, nora.id, { reference: "TWICE-1" }),
      );
      await decide(bea, first.id, "approval");
      expect(read(ApprovalRequest, await bea.get(`/approval-requests/${id}`))).toMatchObject({
        isOutdated: false,
        changes: [{ field: "availableBalance", before: 0, now: 40, after: 80, posted: 40 }, {}],
      });
      await decide(bea, id, "approval");
      expect(await nora.available()).toBe(80);
      const debit = read(
        ApprovalRequest,
        await requestCredit(ada, nora.id, { transactionType: "withdrawal", amount: "81.00" }),
      );
      expect((await decide(bea, debit.id, "approval")).code).toBe("insufficient_funds");
      expect([
        await nora.available(),
        read(ApprovalRequest, await bea.get(`/approval-requests/${debit.id}`)).state,
      ]).toEqual([80, "open"]);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("can't be approved by its requester or the wallet's owner, and only its requester can cancel it", async () => {
      const { ada, bea } = await people();
      const cleo = await portal().admin();
      const { id } = await requestApproval(ada, cleo.id, { bonusBalance: "25.00" });
      expect([
        (await decide(ada, id, "approval")).code,
        (await decide(ada, id, "rejection")).code,
      ]).toEqual(["own_approval_request", "own_approval_request"]);
      expect([
        (await decide(cleo, id, "approval")).code,
        (await decide(cleo, id, "rejection")).code,
      ]).toEqual(["own_wallet", "own_wallet"]);
      expect((await decide(bea, id, "cancellation")).code).toBe("not_own_approval_request");
      expect((await sendRequest(ada, ada.id, { bonusBalance: "1.00" })).code).toBe("own_wallet");
      expect(read(ApprovalRequest, await decide(ada, id, "cancellation")).state).toBe("cancelled");
      expect((await decide(bea, id, "approval")).code).toBe("approval_request_decided");
      expect((await cleo.walletOf(cleo.id)).bonusBalance).toBe(0);
    });

    test("whose balances have changed since shows both states, and can only be rejected", async () => {
      const { ada, bea, nora } = await people();
      const early = await requestApproval(ada, nora.id, { bonusBalance: "25.00" });
      const other = await requestApproval(ada, nora.id, { profitBalance: "7.00" });
      const late = await requestApproval(bea, nora.id, { bonusBalance: "30.00" });
      await decide(bea, early.id, "approval");
      const shown = read(ApprovalRequest, await ada.get(`/approval-requests/${late.id}`));
      expect(shown).toMatchObject({
        isOutdated: true,
        changes: [{ field: "bonusBalance", before: 0, now: 25, after: 30, posted: 5 }, {}],
      });
      expect((await decide(ada, late.id, "approval")).code).toBe("approval_request_outdated");
      expect(read(ApprovalRequest, await decide(ada, late.id, "rejection")).state).toBe("rejected");
      // What moved elsewhere in the wallet is no hindrance.
      expect(read(ApprovalRequest, await decide(bea, other.id, "approval")).state).toBe("approved");
      expect(await nora.wallet()).toMatchObject({
        bonusBalance: 25,
        profitBalance: 7,
        totalBalance: 32,
      });
    });

    test("is posted once, however many approve it at the same moment", async () => {
      const { ada, nora } = await people();
      const { id } = read(ApprovalRequest, await requestCredit(ada, nora.id));
      const others = await Promise.all([1, 2, 3, 4].map(() => portal().admin()));
      const answers = await Promise.all(others.map((other) => decide(other, id, "approval")));
      expect(answers.map(({ status, code }) => (status === 201 ? "posted" : code)).sort()).toEqual([
        "approval_request_decided",
        "approval_request_decided",
        "approval_request_decided",
        "posted",
      ]);
      expect(await nora.available()).toBe(40);
    });

    test("is not the closing of a wallet with money in it", async () => {
      const [ada, nora] = [await portal().admin(), await portal().customerWith("5.00")];
      expect((await ada.closeWallet(nora.id, { confirmed: true })).status).toBe(200);
    });

    test("doesn't affect decisions about deposits, is for administrators only, and is deleted with its user", async () => {
      const { ada, nora } = await people();
      await nora.saveCard();
      await ada.approve((await nora.deposit("10.00")).id);
      expect(await nora.available()).toBe(10);
      const { id } = read(ApprovalRequest, await requestCredit(ada, nora.id));
      expect([
        (await nora.get("/approval-requests")).status,
        (await nora.get(`/approval-requests/${id}`)).status,
      ]).toEqual([403, 403]);
      expect(
        read(ApprovalRequestPage, await ada.get("/approval-requests?state=open")).isAsked,
      ).toBe(true);
      await ada.delete(`/users/${nora.id}`, { confirmed: true });
      expect((await ada.get(`/approval-requests/${id}`)).status).toBe(404);
    });
  },
  { ADJUSTMENT_APPROVALS: "2" },
);
