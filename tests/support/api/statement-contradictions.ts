// A person's statements as the API gives them, and where their figures contradict each other.
import { Statement, StatementList } from "~server/features/statements/schemas";
import { read, type Customer } from "../people/people";

export const listOf = async (person: Customer) =>
  read(StatementList, await person.get("/statements"));
export const statementOf = async (person: Customer, month: string) =>
  read(Statement, await person.get(`/statements/${month}`));
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + cents(amount), 0);

/** Its total, what is available and what is held: nothing of one that is closed. */
async function walletOf(person: Customer) {
  const { status } = await person.get("/wallets/my-wallet");
  return status === 404
    ? { totalBalance: 0, availableBalance: 0, pendingWithdrawal: 0 }
    : person.wallet();
}

/** Where the figures of a person's months contradict each other, or their wallet. */
export async function contradictions(person: Customer): Promise<string[]> {
  const { months } = await listOf(person);
  const faults: string[] = [];
  const check = (isTrue: boolean, fault: string) => isTrue || faults.push(fault);
  let before = 0;
  for (const listed of [...months].reverse()) {
    const { closingParts, entries, ...statement } = await statementOf(person, listed.month);
    check(
      Object.entries(listed).every(([name, value]) => Reflect.get(statement, name) === value),
      `${listed.month}: the list says otherwise`,
    );
    check(
      cents(statement.openingBalance) === before,
      `${listed.month}: does not begin where the month before ended`,
    );
    const amounts = entries.map(({ amount }) => amount);
    check(
      cents(statement.openingBalance) + sum(amounts) === cents(statement.closingBalance),
      `${listed.month}: opening and entries are not closing`,
    );
    check(
      sum(amounts.filter((amount) => amount > 0)) === cents(statement.totalIn) &&
        sum(amounts.filter((amount) => amount < 0)) === -cents(statement.totalOut),
      `${listed.month}: in and out`,
    );
    check(
      sum(Object.values(closingParts)) === cents(statement.closingBalance),
      `${listed.month}: the parts are not the total`,
    );
    check(
      entries.filter(({ kind }) => !kind.startsWith("fee")).length === statement.entryCount &&
        (entries.at(-1)?.balance ?? statement.openingBalance) === statement.closingBalance,
      `${listed.month}: the last line`,
    );
    check(
      entries.every(({ at }) => at >= statement.startsAt && at < statement.endsAt),
      `${listed.month}: entries of another month`,
    );
    before = cents(statement.closingBalance);
    if (!listed.isRunning) continue;
    const wallet = await walletOf(person);
    check(cents(wallet.totalBalance) === before, "the last closing is not the wallet's total");
    check(
      closingParts.available === wallet.availableBalance &&
        closingParts.held === wallet.pendingWithdrawal,
      "the parts are not the wallet's",
    );
  }
  return faults;
}
