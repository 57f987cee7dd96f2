// The balance of the last 31 days, summed up from entries; its last point is what is kept next to them.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { BalanceHistory } from "~server/features/wallets/history-schemas";
import { openDatabase } from "~server/database/engine/dialect";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signedInAgain } from "../support/stubs/crypto-gateway";
import { read, type Customer } from "../support/people/people";

const historyOf = async (person: Pick<Customer, "get">) =>
  read(BalanceHistory, await person.get("/wallets/history"));
const totals = async (person: Pick<Customer, "get">) =>
  (await historyOf(person)).days.map(({ totalBalance }) => totalBalance);

describeEitherEngine("the balance history", (portal) => {
  const kept = async (person: Customer) => (await person.wallet()).totalBalance;
  const daysLater = async (person: Customer, days: number) => {
    portal().advance({ days });
    return signedInAgain(portal(), person);
  };

  test("is empty while nothing has moved, even if a deposit is pending", async () => {
    const nora = await portal().register({ currency: "EUR" });
    await nora.saveCard();
    await nora.deposit("10.00");
    expect(await historyOf(nora)).toEqual({ currency: "EUR", days: [] });
  });

  test("has 31 days that end with today, and ends with the current balance", async () => {
    let hana = await portal().customerWith("100.00");
    const admin = await portal().admin();
    await admin.editWallet(hana.id, { profitBalance: 20.5, bonusBalance: 4 });
    hana = await daysLater(hana, 2);
    const payout = await hana.withdraw("30.00");
    hana = await daysLater(hana, 1);
    await (await portal().admin()).approve(payout.id);
    const { days } = await historyOf(hana);
    expect([days.length, days.at(-1)?.day]).toEqual([
      31,
      new Date(portal().context.now()).toISOString().slice(0, 10),
    ]);
    expect(days.map(({ totalBalance }) => totalBalance)).toEqual([
      ...Array<number>(27).fill(0),
      124.5,
      124.5,
      124.5,
      94.5,
    ]);
    expect(days.at(-1)?.totalBalance).toBe(await kept(hana));
  });

  test("includes in its first day what moved before, and follows a reversal", async () => {
    let hana = await portal().customerWith("50.00");
    hana = await daysLater(hana, 40);
    expect(await totals(hana)).toEqual(Array<number>(31).fill(50));
    const [deposit] = (await hana.wallet()).transactions;
    await (await portal().admin()).setStatus(deposit?.id ?? "", "failed");
    expect(await totals(hana)).toEqual([...Array<number>(30).fill(50), 0]);
    expect(await kept(hana)).toBe(0);
  });

  test("ends its days at midnight UTC, to the millisecond", async () => {
    const hana = await portal().register();
    const untilMidnight = 86_400_000 - (portal().context.now() % 86_400_000);
    portal().advance({ minutes: (untilMidnight - 1) / 60_000 });
    await (await portal().admin()).credit(hana.id, "3.00");
    portal().advance({ minutes: 1 / 60_000 });
    await (await portal().admin()).credit(hana.id, "4.00");
    expect((await totals(await signedInAgain(portal(), hana))).slice(-3)).toEqual([0, 3, 7]);
  });

  test("is only of the user's own wallet", async () => {
    await portal().customerWith("50.00");
    const [nora, admin] = [await portal().register(), await portal().admin()];
    expect((await historyOf(nora)).days).toEqual([]);
    await admin.closeWallet(nora.id);
    expect(await nora.get("/wallets/history")).toMatchObject({ status: 404, code: "no_wallet" });
  });

  test("of a wallet that was closed and opened again includes what was written off", async () => {
    const [hana, admin] = [await portal().customerWith("50.00"), await portal().admin()];
    await admin.closeWallet(hana.id, { confirmed: true });
    await admin.createWallet(hana.id);
    await admin.credit(hana.id, "7.00");
    expect((await totals(hana)).at(-1)).toBe(7);
    expect(await kept(hana)).toBe(7);
  });

  test("is calculated from entries: a wrong stored balance does not change it", async () => {
    const hana = await portal().customerWith("50.00");
    const { db } = openDatabase({ dataDir: portal().dataDir, databaseUrl: portal().databaseUrl });
    await sql`update accounts set balance_minor = balance_minor + 1 where kind = 'available'`.execute(
      db,
    );
    await db.destroy();
    expect([(await totals(hana)).at(-1), await kept(hana)]).toEqual([50, 50.01]);
  });
});
