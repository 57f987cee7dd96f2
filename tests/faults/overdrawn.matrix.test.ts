// A hundred withdrawals of the whole balance, again and again, alone and next to administrators'
// changes to the same wallet.
import { expect, test } from "vitest";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Administrator, Customer } from "../support/people/people";
import { sized } from "../support/sized";

const rounds = Number(process.env.OVERDRAWN_ROUNDS ?? sized(4, 1_000));
const callers = 100;

/** What else happens to the wallet at that moment, and how much of it may come back to the customer. */
const beside: readonly ((
  admin: Administrator,
  hana: Customer,
  now: { held: string; round: number },
) => { done: Promise<{ status: number }>; returned: number } | null)[] = [
  () => null,
  // Another sum each time: one that changes nothing is refused.
  (admin, hana, { round }) => ({
    done: admin.editWallet(hana.id, { bonusBalance: String(1 + round) }),
    returned: 0,
  }),
  (admin, _hana, { held }) => ({ done: admin.decide(held, "reject"), returned: 500 }),
  (admin, _hana, { held }) => ({ done: admin.deleteTransaction(held), returned: 500 }),
];

describeEitherEngine("withdrawing the whole balance", (portal) => {
  test(`succeeds once, ${rounds} times over`, { timeout: rounds * 20_000 }, async () => {
    const [hana, admin] = [await portal().customerWith("500.00"), await portal().admin()];
    let held = (await hana.withdraw("500.00")).id;
    let [passed, refused] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      expect((await admin.editWallet(hana.id, { availableBalance: "500.00" })).status).toBeLessThan(
        500,
      );
      const other = beside[round % beside.length]?.(admin, hana, { held, round }) ?? null;
      const answers = await Promise.all(
        Array.from({ length: callers }, () =>
          hana.post("/wallets/withdrawal/request", { amount: "500.00" }),
        ),
      );
      const successes = answers.filter(({ status }) => status === 201);
      const words = new Set(
        answers
          .filter(({ status }) => status !== 201)
          .map(({ code, message }) => `${code}: ${message}`),
      );
      expect([...words]).toEqual(["insufficient_funds: Insufficient balance"]);
      if (other) expect((await other.done).status).toBe(200);
      const available = await hana.available();
      expect([round, available, successes.length >= 1]).toEqual([
        round,
        500 + (other?.returned ?? 0) - 500 * successes.length,
        true,
      ]);
      expect(available).toBeGreaterThanOrEqual(0);
      if (!other) expect(successes.length).toBe(1);
      const { db } = portal().context.storage;
      held =
        (
          await transactionsIn(db).list(
            { userId: hana.id, type: "withdrawal", status: "pending" },
            { limit: 1, offset: 0 },
          )
        )[0]?.id ?? "";
      [passed, refused] = [passed + successes.length, refused + callers - successes.length];
    }
    console.info(
      `${portal().engine}: ${rounds} rounds of ${callers}, ${passed} passed, ${refused} refused`,
    );
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});
