// Approve, reject and "Mark Pending" in orders of three, by two administrators: postings
// follow from the state, never from the click.
import { beforeAll, expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Administrator, Customer } from "../support/people/people";
import { sized } from "../support/sized";

const statuses = ["pending", "successful", "failed"] as const;
type Status = (typeof statuses)[number];

interface Balances {
  readonly availableBalance: number;
  readonly totalBalance: number;
}

/** Orders of three in which every two of them stand together at every two places. In `npm run faults`, all orders. */
function ordersOf<Step>(steps: readonly Step[]): (readonly [Step, Step, Step])[] {
  return steps.flatMap((first, a) =>
    steps.flatMap((second, b) =>
      steps
        .filter((_, c) => sized(c === (a + b) % steps.length, true))
        .map((third) => [first, second, third] as const),
    ),
  );
}

/** What a deposit or a withdrawal of 40 has added in the end. */
const deposited: Record<Status, Balances> = {
  pending: { availableBalance: 0, totalBalance: 0 },
  successful: { availableBalance: 40, totalBalance: 40 },
  failed: { availableBalance: 0, totalBalance: 0 },
};
const withdrawn: Record<Status, Balances> = {
  pending: { availableBalance: -40, totalBalance: 0 },
  successful: { availableBalance: -40, totalBalance: -40 },
  failed: { availableBalance: 0, totalBalance: 0 },
};

describeEitherEngine("the balance after any order of statuses", (portal) => {
  let hana: Customer;
  let administrators: readonly Administrator[];
  beforeAll(async () => {
    hana = await portal().customerWith("10000.00");
    administrators = [await portal().admin(), await portal().admin()];
  });
  const added = async (before: Balances): Promise<Balances> => {
    const { availableBalance, totalBalance } = await hana.wallet();
    return {
      availableBalance: availableBalance - before.availableBalance,
      totalBalance: totalBalance - before.totalBalance,
    };
  };

  test.each(ordersOf(statuses))("of a deposit: %s, %s, %s", async (...order) => {
    const before = await hana.wallet();
    const { id } = await hana.deposit("40.00");
    await setInTurn(administrators, id, order);
    expect(await added(before)).toEqual(deposited[order[2]]);
  });

  test.each(ordersOf(statuses))("of a withdrawal: %s, %s, %s", async (...order) => {
    const before = await hana.wallet();
    const { id } = await hana.withdraw("40.00");
    await setInTurn(administrators, id, order);
    expect(await added(before)).toEqual(withdrawn[order[2]]);
  });

  test("the ledger is balanced after all of them", async () => {
    expect((await hana.wallet()).availableBalance).not.toBe(10_000);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a deposit that was spent can't be reversed", async () => {
    const hana = await portal().customerWith("100.00");
    const ada = await portal().admin();
    const { id } = await hana.deposit("50.00");
    await ada.approve(id);
    await hana.withdraw("120.00");
    expect(await ada.setStatus(id, "pending")).toMatchObject({
      status: 409,
      code: "reversal_exceeds_available",
    });
    expect((await hana.transaction(id)).status).toBe("successful");
    expect(await hana.available()).toBe(30);
  });

  test("a rejected withdrawal is not put on hold again if the funds are gone", async () => {
    const hana = await portal().customerWith("100.00");
    const ada = await portal().admin();
    const first = await hana.withdraw("80.00");
    await ada.reject(first.id, "call us");
    await hana.withdraw("50.00");
    expect(await ada.setStatus(first.id, "pending")).toMatchObject({
      status: 422,
      code: "insufficient_funds",
    });
    expect(await hana.available()).toBe(50);
  });
});

const verbs = ["approve", "reject", "mark pending", "delete"] as const;
type Verb = (typeof verbs)[number];
type State = Status | "gone";

/** What each button does: the next state, or the refusal's status. */
function pressed(verb: Verb, state: State): State | 404 | 409 {
  if (state === "gone") return 404;
  if (verb === "delete") return "gone";
  if (verb === "mark pending") return state === "pending" ? 409 : "pending";
  if (state !== "pending") return 409;
  return verb === "approve" ? "successful" : "failed";
}

const lasting: Record<"deposit" | "withdrawal", Record<State, number>> = {
  deposit: { pending: 0, successful: 40, failed: 0, gone: 0 },
  withdrawal: { pending: -40, successful: -40, failed: 0, gone: 0 },
};

describeEitherEngine("each button in every order, pressed by two administrators", (portal) => {
  test.each(["deposit", "withdrawal"] as const)(
    "posts what the last status of a %s requires, and nothing twice",
    async (type) => {
      const hana = await portal().customerWith("10000.00");
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const press = (admin: typeof ada, verb: Verb, id: string) => {
        if (verb === "delete") return admin.deleteTransaction(id);
        return verb === "mark pending" ? admin.setStatus(id, "pending") : admin.decide(id, verb);
      };
      let expected = 10_000;
      for (const order of ordersOf(verbs)) {
        const { id } =
          type === "deposit" ? await hana.deposit("40.00") : await hana.withdraw("40.00");
        let state: State = "pending";
        for (const verb of order) {
          for (const admin of [ada, ben]) {
            const next = pressed(verb, state);
            expect([order, (await press(admin, verb, id)).status]).toEqual([
              order,
              typeof next === "number" ? next : 200,
            ]);
            if (typeof next !== "number") state = next;
          }
        }
        expected += lasting[type][state];
        expect([order, await hana.available()]).toEqual([order, expected]);
      }
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );
});

/** Each status is set twice, by one administrator and then by the other; the second finds it set already. */
async function setInTurn(
  administrators: readonly Administrator[],
  id: string,
  order: readonly Status[],
) {
  let current: Status = "pending";
  for (const status of order) {
    const expected = status === current ? 409 : 200;
    const answers = [];
    for (const admin of administrators) answers.push((await admin.setStatus(id, status)).status);
    expect(answers).toEqual([expected, 409]);
    current = status;
  }
}
