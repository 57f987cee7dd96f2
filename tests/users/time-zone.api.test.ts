// The user's time zone decides what a day and a month are: in filters, sums and statements.
import { expect, test } from "vitest";
import { User } from "~server/features/users/schemas";
import { BalanceHistory } from "~server/features/wallets/history-schemas";
import { MonthTotals } from "~server/features/transactions/month-schemas";
import { Statement, StatementList } from "~server/features/statements/schemas";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signedInAgain } from "../support/stubs/crypto-gateway";
import { Administrator, read, type Customer } from "../support/people/people";

/** Lets time pass until this moment. */
function wait(portal: TestPortal, until: string): void {
  portal.advance({ minutes: (Date.parse(until) - portal.context.now()) / 60_000 });
}

async function creditedAt(
  portal: TestPortal,
  until: string,
  { nora, admin, cents }: { nora: Customer; admin: Administrator; cents: number },
): Promise<Customer> {
  wait(portal, until);
  await new Administrator(portal.backend, await signedInAgain(portal, admin)).credit(
    nora.id,
    (cents / 100).toFixed(2),
  );
  return signedInAgain(portal, nora);
}

const zoned = async (nora: Customer, timeZone: string) =>
  read(User, await nora.patch("/users/profile", { timeZone })).timeZone;

describeEitherEngine("the time zone", (portal) => {
  test("is UTC until another one is chosen, under the name that is used today", async () => {
    const nora = await portal().register();
    expect(read(User, await nora.get("/auth/profile")).timeZone).toBe("UTC");
    expect([
      await zoned(nora, "Asia/Katmandu"),
      await zoned(nora, "Pacific/Chatham"),
      await zoned(nora, "UTC"),
    ]).toEqual(["Asia/Kathmandu", "Pacific/Chatham", "UTC"]);
    for (const timeZone of ["Mars/Olympus", "+05:45", "", "europe/vienna"]) {
      expect((await nora.patch("/users/profile", { timeZone })).errors).toHaveProperty("timeZone");
    }
  });

  test("decides which month an entry belongs to, to the millisecond", async () => {
    let nora = await portal().register();
    const admin = await portal().admin();
    // In Kathmandu December begins at 18:15 UTC, on the Chatham Islands at 10:15 UTC.
    nora = await creditedAt(portal(), "2026-11-30T10:14:59.999Z", { nora, admin, cents: 100 });
    nora = await creditedAt(portal(), "2026-11-30T10:15:00.000Z", { nora, admin, cents: 200 });
    nora = await creditedAt(portal(), "2026-11-30T18:14:59.999Z", { nora, admin, cents: 400 });
    nora = await creditedAt(portal(), "2026-11-30T18:15:00.000Z", { nora, admin, cents: 800 });
    nora = await creditedAt(portal(), "2026-12-02T12:00:00.000Z", { nora, admin, cents: 1600 });
    const closing: Record<string, number> = {};
    for (const timeZone of ["UTC", "Asia/Kathmandu", "Pacific/Chatham"]) {
      await zoned(nora, timeZone);
      const { months } = read(StatementList, await nora.get("/statements"));
      const november = read(Statement, await nora.get("/statements/2026-11"));
      expect([november.timeZone, november.closingBalance]).toEqual([
        timeZone,
        months.find(({ month }) => month === "2026-11")?.closingBalance,
      ]);
      closing[timeZone] = november.closingBalance;
      const sums = read(MonthTotals, await nora.get("/transactions/months")).months;
      expect(sums.find(({ month }) => month === "2026-11")?.totalAmount).toBe(
        november.closingBalance,
      );
      const filtered = read(
        TransactionPage,
        await nora.get("/transactions?from=2026-12-01&to=2026-12-01"),
      );
      expect(filtered.totalAmount).toBe(31 - november.closingBalance - 16);
      const { days } = read(BalanceHistory, await nora.get("/wallets/history"));
      expect(days.find(({ day }) => day === "2026-11-30")?.totalBalance).toBe(
        november.closingBalance,
      );
    }
    expect(closing).toEqual({ UTC: 15, "Asia/Kathmandu": 7, "Pacific/Chatham": 1 });
  });

  test("moves the ends of a statement with the clocks", async () => {
    const nora = await portal().register();
    await zoned(nora, "Europe/Vienna");
    wait(portal(), "2027-04-02T00:00:00Z");
    const march = read(
      Statement,
      await (await signedInAgain(portal(), nora)).get("/statements/2027-03"),
    );
    expect([march.startsAt, march.endsAt]).toEqual([
      "2027-02-28T23:00:00.000Z",
      "2027-03-31T22:00:00.000Z",
    ]);
  });
});
