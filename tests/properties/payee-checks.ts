// Holds each customer's payees, and where the money of each withdrawal goes, against the model.
import { read } from "../support/people/people";
import { PayeeList } from "~server/features/withdrawals/payee-schemas";
import { assertInvariant, assertSame } from "./invariants";
import { userAt, type Model, type ModelTransaction } from "./model";
import { destinations, openWithdrawalsTo, type Destination } from "./payees";
import { isLockedOut, type Step } from "./step";
import type { World } from "./world";

const minuteMs = 60_000;

/** As their owner sees them: label, default, wait, last use, and whether a withdrawal to it is open. */
export async function checkPayees(world: World, model: Model, index: number): Promise<void> {
  const { name, payees } = userAt(model, index);
  if (isLockedOut(model, index)) return;
  const { payees: shown } = read(PayeeList, await world.read(index, "/wallets/payees"));
  const minuteOf = (at: string | undefined) =>
    at === undefined ? "never" : (Date.parse(at) - world.beganAt) / minuteMs;
  const found = shown.map((payee) =>
    [
      `${payee.masked} as ${payee.label}`,
      payee.isDefault ? "default" : "other",
      `from ${minuteOf(payee.usableFrom)}, last ${minuteOf(payee.lastUsedAt)}`,
      payee.openWithdrawal ? "in use" : "free",
    ].join(", "),
  );
  const expected = payees.map(({ account, label, isDefault, usableFrom, addedAt }) =>
    [
      `${destinations[account].masked} as ${label ?? undefined}`,
      isDefault ? "default" : "other",
      `from ${usableFrom > model.clock ? usableFrom : "never"}, last ${lastUse(model, index, { account, addedAt })}`,
      openWithdrawalsTo(model, index, account).length > 0 ? "in use" : "free",
    ].join(", "),
  );
  assertSame("payees", `payees of ${name}`, found.sort(), expected.sort());
}

function lastUse(
  model: Model,
  who: number,
  { account, addedAt }: { readonly account: Destination; readonly addedAt: number },
): number | "never" {
  const uses = model.transactions.filter(
    ({ owner, to, status, requestedAt }) =>
      owner === who && to === account && status !== "failed" && requestedAt >= addedAt,
  );
  return uses.length === 0 ? "never" : Math.max(...uses.map(({ requestedAt }) => requestedAt));
}

/** Nothing may be on its way to a payee that a customer removes. */
export function checkRemoval(before: Model, after: Model, steps: readonly Step[]): void {
  for (const { by, removesPayee: account } of steps) {
    const isRemoved =
      account !== undefined &&
      userAt(before, by).payees.some((payee) => payee.account === account) &&
      userAt(after, by).payees.every((payee) => payee.account !== account);
    if (!isRemoved) continue;
    const open = openWithdrawalsTo(after, by, account);
    assertInvariant(
      "payees",
      open.length === 0,
      () =>
        `${userAt(after, by).name} removed ${account}, to which ${open.map(({ serial }) => serial).join()} go`,
    );
  }
}

/** The account in full, as it would be paid; of who is erased nothing is left. */
export async function checkDestinations(world: World, model: Model): Promise<void> {
  const withdrawals = model.transactions.filter(
    ({ kind, owner }) => kind === "withdrawal" && userAt(model, owner).account !== "deleted",
  );
  if (withdrawals.length === 0) return;
  const rows = await world.db
    .selectFrom("transactions")
    .select(["id", "destination_sealed", "payable_from"])
    .where(
      "id",
      "in",
      withdrawals.map(({ serial }) => world.idOf(serial)),
    )
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const { vault } = world.portal.context;
  const found = withdrawals.map(({ serial }) => {
    const id = world.idOf(serial);
    const row = stored.get(id);
    const sealed = row?.destination_sealed;
    const from = row?.payable_from;
    return [
      serial,
      sealed ? accountIn(vault.open(sealed, `destination:${id}`)) : "nowhere",
      from ? (Number(from) - world.beganAt) / minuteMs : null,
    ].join();
  });
  const expected = withdrawals.map(({ serial, to, payableFrom }: ModelTransaction) =>
    [serial, to ?? "nowhere", payableFrom ?? null].join(),
  );
  assertSame("payees", "where withdrawals go, and from when on", found, expected);
}

const plain = (text: string) => text.replaceAll(" ", "");

/** Whichever of the run's accounts has its number in the text. */
function accountIn(text: string): string {
  const numbered = Object.entries(destinations).filter(([, { details }]) => {
    if ("walletAddress" in details) return text.includes(details.walletAddress);
    if ("iban" in details) return plain(text).includes(plain(details.iban));
    return text.includes(`"${details.accountNumber}"`);
  });
  return numbered.map(([account]) => account).join(" and ");
}
