// Who acted is shown with the name of that day and the staff ID, whatever the person is called today.
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { AuditLines } from "~server/features/audit-log/schemas";
import type { NamedUser } from "~server/features/audit/party-schemas";
import { sealAudit } from "~server/features/audit/seal-audit";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { clearUnverifiedData } from "~server/features/accounts/clear-unverified";
import { NoteList } from "~server/features/notes/schemas";
import { PayoutStop } from "~server/features/withdrawals/schemas";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { LedgerIntegrity } from "~server/features/reconciliation/integrity-schemas";
import { User } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { Viewers } from "~server/features/viewers/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { approvedWithdrawal } from "../support/people/payouts";
import { read, type Administrator } from "../support/people/people";
import { rename } from "../support/people/rename";

const shown = ({ staffId, name, nameNow }: NamedUser) => [staffId, name, nameNow];

describeEitherEngine("the name of someone who acted", (portal) => {
  const staffIdOf = async (admin: Administrator) =>
    read(User, await admin.get("/users/profile")).staffId;
  const linesOf = async (admin: Administrator, filter: string) =>
    read(AuditLines, await admin.get(`/audit?${filter}`)).lines;

  /** Ada, who acts as Anna Berg and then takes the name of Ben Baker, a colleague. */
  async function impostor(act: (ada: Administrator) => Promise<unknown>) {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const ids = { ada: await staffIdOf(ada), ben: await staffIdOf(ben) };
    await rename(portal(), ada, "Anna Berg");
    await rename(portal(), ben, "Ben Baker");
    portal().advance({ minutes: 1 });
    await act(ada);
    portal().advance({ minutes: 1 });
    await rename(portal(), ada, "Ben Baker");
    portal().advance({ minutes: 1 });
    const then = [ids.ada, "Anna Berg", "Ben Baker"];
    const now = [ids.ada, "Ben Baker", undefined];
    return { ada, ben, then, now, ofBen: [ids.ben, "Ben Baker", undefined] };
  }

  test("stays on notes and in the audit log, and the staff ID tells two with one name apart", async () => {
    const nora = await portal().registerVerified();
    const note = (by: Administrator) => by.post(`/users/${nora.id}/notes`, { text: "Called" });
    const { ada, ben, then, now, ofBen } = await impostor(note);
    await note(ada);
    portal().advance({ minutes: 1 });
    await note(ben);
    const { notes } = read(NoteList, await ben.get(`/users/${nora.id}/notes`));
    expect(notes.map(({ author }) => shown(author))).toEqual([ofBen, now, then]);
    const lines = await linesOf(ben, `about=${nora.id}&action=note.added`);
    expect(lines.map(({ by }) => shown(by))).toEqual([ofBen, now, then]);
    expect(then[0]).not.toBe(ofBen[0]);
  });

  test("stays on payout stops, batches, ledger checks, and open records have the staff ID", async () => {
    const cashier = await portal().admin();
    const { id } = await approvedWithdrawal(portal(), cashier);
    let batch = "";
    const { ada, ben, then } = await impostor(async (by) => {
      const made = await by.post("/payout-batches", { payouts: [id], reason: "Monday payouts" });
      batch = read(PayoutBatchWithLines, made).id;
      await by.post("/payout-stop", { reason: "Drill" });
      await by.post("/reconciliation/ledger", {});
    });
    await ada.post(`/payout-batches/${batch}/cancellation`, {});
    const { preparedBy, canceledBy } = read(
      PayoutBatchWithLines,
      await ben.get(`/payout-batches/${batch}`),
    );
    expect(shown(preparedBy)).toEqual(then);
    expect(canceledBy && shown(canceledBy)).toEqual([then[0], "Ben Baker", undefined]);
    const { stoppedBy } = read(PayoutStop, await ben.get("/payout-stop"));
    expect(stoppedBy && shown(stoppedBy)).toEqual(then);
    const { lastCheck } = read(LedgerIntegrity, await ben.get("/reconciliation/ledger"));
    expect([lastCheck?.by, lastCheck?.ranBy && shown(lastCheck.ranBy)]).toEqual([
      "Anna Berg",
      then,
    ]);
    await ada.post("/viewers", { record: "transaction:one" });
    const { viewers } = read(Viewers, await ben.get("/viewers?kind=transaction"));
    expect(viewers).toMatchObject([{ name: "Ben Baker", staffId: then[0] }]);
  });

  test("stays on approval requests and their decisions", async () => {
    const nora = await portal().register();
    let id = "";
    const { ada, ben, then, ofBen } = await impostor(async (by) => {
      const body = { bonusBalance: "25.00", reason: "Correction" };
      id = read(ApprovalRequest, await by.post(`/approval-requests/balances/${nora.id}`, body)).id;
    });
    await ben.post(`/approval-requests/${id}/rejection`, {});
    portal().advance({ minutes: 1 });
    await rename(portal(), ben, "Bea Brown");
    const request = read(ApprovalRequest, await ada.get(`/approval-requests/${id}`));
    expect(shown(request.requestedBy)).toEqual(then);
    expect(request.decidedBy && shown(request.decidedBy)).toEqual([
      ofBen[0],
      "Ben Baker",
      "Bea Brown",
    ]);
  });

  test("is that of before for a customer who renames themselves, and for staff who edit them", async () => {
    const admin = await portal().admin();
    const nora = await portal().register({ fullname: "Nora New" });
    for (const fullname of ["Nora Second", "Nora Third"]) {
      portal().advance({ minutes: 1 });
      await nora.patch("/users/profile", { fullname });
    }
    portal().advance({ minutes: 1 });
    await admin.post(`/users/${nora.id}/notes`, { text: "Renamed twice" });
    const lines = await linesOf(admin, `about=${nora.id}`);
    const names = (action: string) =>
      lines.filter((line) => line.action === action).map(({ person }) => person?.name);
    expect(names("user.registered")).toEqual(["Nora New"]);
    expect(names("user.edited")).toEqual(["Nora Second", "Nora New"]);
    expect(names("note.added")).toEqual(["Nora Third"]);
    expect(lines.map(({ person }) => person?.nameNow)).toContain("Nora Third");
  });

  test("is not changed by edits of other details, and is the current one, marked so, where it isn't known", async () => {
    const admin = await portal().admin();
    const nora = await portal().register({ fullname: "Nora New" });
    portal().advance({ minutes: 1 });
    await nora.patch("/users/profile", { address: { city: "Oslo" } });
    const registered = async () => {
      const lines = await linesOf(admin, `about=${nora.id}&action=user.registered`);
      return lines.map(({ person }) => [person?.name, person?.isNameOfToday]);
    };
    expect(await registered()).toEqual([["Nora New", undefined]]);
    portal().advance({ minutes: 1 });
    const { context } = portal();
    await context.storage.transaction(async (db) => {
      const user = await usersIn(db).byId(nora.id);
      if (user) await clearUnverifiedData(db, { context, actor: { user }, address: null });
    });
    const [[name, isMarked] = []] = await registered();
    expect(name).not.toBe("Nora New");
    expect(isMarked).toBe(true);
  });

  test("of staff is known however often customers edit their details", async () => {
    const nora = await portal().register();
    const note = (by: Administrator) => by.post(`/users/${nora.id}/notes`, { text: "Called" });
    const { ben, then } = await impostor(async (by) => {
      await note(by);
      portal().advance({ minutes: 1 });
      const names = Array.from({ length: 520 }, (_, count) => `Nora ${count}`);
      await rename(portal(), nora, ...names);
    });
    const [line] = await linesOf(ben, `about=${nora.id}&action=note.added`);
    expect(line && shown(line.by)).toEqual(then);
    expect(line?.person?.name).not.toBe("Nora 519");
  });

  test("leaves the sealed audit log as it was", async () => {
    const { ben } = await impostor((by) => by.post("/payout-stop", { reason: "Drill" }));
    await sealAudit(portal().context);
    await linesOf(ben, "limit=100");
    expect((await verifyAudit(portal().context)).faults).toEqual([]);
  });
});
