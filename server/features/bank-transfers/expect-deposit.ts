import type { Handler } from "../../http/call";
import { command, commandOnCaller } from "../../http/command";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { amountColumns } from "../../database/money-columns";
import type { ExpectedDepositRow } from "../../database/rows/bank-transfer-rows";
import { parseMoney } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { walletsIn } from "../ledger/wallet-store";
import { currentPerson } from "../users/person-of";
import { expectedDepositsIn } from "./expected-deposit-store";
import type { bankTransferOperations } from "./operations";
import { presentExpectedDeposit } from "./present-expected-deposit";
import { checkExpectation, lapsesAt } from "./rules";

export const listExpectedDeposits: Handler<
  typeof bankTransferOperations.expectedDeposits
> = async ({ context, actor }) => {
  const rows = await expectedDepositsIn(context.storage.db).ofUser(actor.user.id);
  return { expectedDeposits: rows.map(presentExpectedDeposit) };
};

/** Locks the caller's row, so that two at the same time can't both be the last that may be open. */
export const expectDeposit: Handler<typeof bankTransferOperations.expectDeposit> = async (call) => {
  const { context, actor, body } = call;
  const { receivingAccounts, expectedDepositDays, rateLimits } = context.settings;
  const { requiresKycToDeposit: requiresKyc } = context.settings;
  const tooMany = await consumeUnlessReplay(call, "expected-deposits", rateLimits.expectedDeposits);
  if (tooMany) return tooMany;
  return commandOnCaller(call, async (db) => {
    const wallet = await walletsIn(db).ofUser(actor.user.id);
    if (!wallet) return refuse("no_wallet");
    const { currency } = wallet;
    const account = receivingAccounts.find(
      (one) =>
        one.currency === currency &&
        (body.receivingAccountId === undefined || body.receivingAccountId === one.id),
    );
    const amount = parseMoney(body.amount, currency);
    const refusal = checkExpectation({
      person: await currentPerson(db, actor, requiresKyc),
      requiresKyc,
      amount,
      hasAccount: account !== undefined,
      open: await expectedDepositsIn(db).countOpen(actor.user.id),
    });
    if (refusal || !account) return refusal ?? refuse("bank_transfers_off");
    const now = context.now();
    const row: ExpectedDepositRow = {
      id: context.newId(),
      user_id: actor.user.id,
      receiving_account_id: account.id,
      ...amountColumns(amount),
      state: "open",
      created_at: now,
      lapses_at: lapsesAt(now, expectedDepositDays),
      reminded_at: null,
      ended_at: null,
      transaction_id: null,
    };
    await expectedDepositsIn(db).insert(row);
    return presentExpectedDeposit(row);
  });
};

export const cancelExpectedDeposit: Handler<typeof bankTransferOperations.cancelExpectedDeposit> = (
  call,
) =>
  command(call, async (db) => {
    const { context, actor, params } = call;
    const expected = expectedDepositsIn(db);
    const row = await expected.byIdLocked(params.id ?? "");
    if (row?.user_id !== actor.user.id) return refuse("not_found");
    if (row.state !== "open") return refuse("expected_deposit_ended");
    const change = { state: "cancelled", ended_at: context.now() } as const;
    await expected.end(row.id, change);
    return presentExpectedDeposit({ ...row, ...change });
  });
