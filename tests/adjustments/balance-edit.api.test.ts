// The administrators' balance edit over HTTP.
import { expect, test } from "vitest";
import { AuditLines } from "~server/features/audit-log/schemas";
import { auditIn } from "../../server/features/audit/store";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("a balance edit", (portal) => {
  test.each([undefined, "", "  "])("with the reason %j is recorded without one", async (reason) => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    expect((await ada.editWallet(nora.id, { bonusBalance: "5.00", reason })).status).toBe(200);
    expect(await nora.wallet()).toMatchObject({ totalBalance: 5 });
    const { lines } = read(AuditLines, await ada.get(`/audit?about=${nora.id}`));
    expect(lines.find(({ action }) => action === "wallet.adjusted")?.reason).toBe(
      "No reason was given.",
    );
  });

  test("returns the entered values, and posts them with author and reason", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const answer = await ada.editWallet(hana.id, {
      availableBalance: 90,
      profitBalance: "12.50",
      bonusBalance: "0",
      totalBalance: "200",
      reason: "goodwill",
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        availableBalance: 90,
        profitBalance: 12.5,
        bonusBalance: 0,
        totalBalance: 200,
        balance: 200,
      },
    });
    expect(await hana.wallet()).toMatchObject({
      availableBalance: 90,
      profitBalance: 12.5,
      totalBalance: 200,
    });
    const { db } = portal().context.storage;
    const [line] = await auditIn(db).ofSubject(`wallet:${(await hana.wallet()).id}`);
    expect(line).toMatchObject({ actor_id: ada.id, action: "wallet.adjusted" });
    expect(JSON.parse(line?.before ?? "")).toEqual({
      availableBalance: "10000",
      profitBalance: "0",
      totalBalance: "10000",
    });
    expect(JSON.parse(line?.after ?? "")).toEqual({
      availableBalance: "9000",
      profitBalance: "1250",
      totalBalance: "20000",
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("of the pending withdrawal moves the manual hold, never what open requests hold", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await hana.withdraw("40.00");
    expect((await ada.editWallet(hana.id, { pendingWithdrawal: "39.99" })).errors).toEqual({
      pendingWithdrawal: ["Pending withdrawals can't be lower than open requests ($40.00)."],
    });
    expect((await ada.editWallet(hana.id, { pendingWithdrawal: "55" })).body).toMatchObject({
      pendingWithdrawal: 55,
      availableBalance: 60,
      totalBalance: 115,
    });
    await ada.reject(id);
    expect(await hana.wallet()).toMatchObject({
      pendingWithdrawal: 15,
      availableBalance: 100,
      totalBalance: 115,
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("of a field left unchanged lets the total follow its parts", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { version } = await hana.wallet();
    const answer = await ada.editWallet(hana.id, {
      totalBalance: 100,
      availableBalance: 150,
      profitBalance: 0,
      bonusBalance: "",
      pendingWithdrawal: 0,
      version,
    });
    expect(answer.body).toMatchObject({ availableBalance: 150, totalBalance: 150 });
  });

  test.each<[string, object, number, Record<string, string[]>, string]>([
    ["that is empty", {}, 422, {}, "No fields to update"],
    [
      "that changes nothing",
      { availableBalance: "100.00", totalBalance: 100 },
      422,
      {},
      "No fields to update",
    ],
    [
      "with a total below its parts",
      { totalBalance: "99.99" },
      422,
      { totalBalance: ["The total can't be lower than the sum of its parts ($100.00)."] },
      "",
    ],
    [
      "above the maximum",
      { bonusBalance: "10000000000.01" },
      422,
      { bonusBalance: ["The maximum balance is $10,000,000,000.00."] },
      "",
    ],
    [
      "below zero",
      { bonusBalance: -1 },
      400,
      { bonusBalance: ["Enter an amount of zero or more"] },
      "",
    ],
    ["of the balance", { balance: 5 }, 400, { balance: ["This field isn't accepted here"] }, ""],
    [
      "of pending deposits",
      { pendingDeposit: 5 },
      400,
      { pendingDeposit: ["This field isn't accepted here"] },
      "",
    ],
    [
      "in fractions of a cent",
      { profitBalance: "1.001" },
      400,
      { profitBalance: ["Enter an amount of zero or more"] },
      "",
    ],
  ])("%s is refused", async (_what, body, status, errors, message) => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const answer = await ada.editWallet(hana.id, body);
    expect(answer).toMatchObject({ status, errors });
    if (message) expect(answer.message).toBe(message);
    expect(await hana.wallet()).toMatchObject({ totalBalance: 100, version: 2 });
  });

  test("of a form loaded before another user's change is refused", async () => {
    const [hana, ada, ben] = [
      await portal().customerWith("100.00"),
      await portal().admin(),
      await portal().admin(),
    ];
    const { version } = await ada.walletOf(hana.id);
    await ben.credit(hana.id, "1.00");
    expect(await ada.editWallet(hana.id, { availableBalance: 100.5, version })).toMatchObject({
      status: 409,
      code: "changed_by_someone_else",
    });
    expect(await hana.available()).toBe(101);
  });

  test("of the administrator's own wallet, or of a missing one, is refused", async () => {
    const ada = await portal().admin();
    expect(await ada.editWallet(ada.id, { availableBalance: 5 })).toMatchObject({
      status: 403,
      message: "You can't change your own wallet. Ask a colleague.",
    });
    expect(await ada.editWallet("nobody", { availableBalance: 5 })).toMatchObject({
      status: 404,
      message: "This user doesn't have a wallet.",
    });
  });

  test("sent twice with one key is posted once", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const send = () =>
      ada.patch(
        `/wallets/admin/user/${hana.id}`,
        { profitBalance: 7, reason: "Correction" },
        { key: "one-edit-key" },
      );
    expect((await send()).body).toEqual((await send()).body);
    expect(await hana.wallet()).toMatchObject({ profitBalance: 7, version: 3 });
  });
});
