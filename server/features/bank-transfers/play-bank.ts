// The bank that a demonstration plays; in production, none of it is found.
import { messagesIn } from "../../locales/messages";
import { amountColumns, amountOf, minorColumn, netOf } from "../../database/money-columns";
import type { SimulatedBankLineRow } from "../../database/rows/bank-transfer-rows";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { dayOf } from "../../kernel/calendar";
import { numberOf, parseMoney } from "../../kernel/money";
import { statementAccountOf, type ReceivingAccount } from "../../kernel/receiving-account";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { checkAmount } from "../ledger/amount-rules";
import { walletsIn } from "../ledger/wallet-store";
import type { demonstrationBankOperations } from "./demonstration-bank-operations";
import { senderAccountIn, withMistake } from "./demonstration-bank-rules";
import { statementFile } from "./statement-file-rules";
import { simulatedBankLinesIn } from "./simulated-bank-line-store";

const payoutsAtOnce = 500;

type Made = Pick<SimulatedBankLineRow, "kind" | "amount_minor" | "currency" | "name" | "text"> &
  Partial<SimulatedBankLineRow>;

function lineOf({ context }: Pick<Call, "context">, account: ReceivingAccount, made: Made) {
  const now = context.now();
  return {
    id: context.newId(),
    receiving_account_id: account.id,
    user_id: null,
    booking_date: dayOf(now, "UTC"),
    account: "",
    payer_reference: null,
    end_to_end_id: null,
    transaction_id: null,
    created_at: now,
    ...made,
  };
}

export const sendSimulatedTransfer: Handler<
  typeof demonstrationBankOperations.sendSimulatedTransfer
> = async (call) => {
  const { context, actor, body } = call;
  const { isDemo, receivingAccounts, rateLimits } = context.settings;
  if (!isDemo) return refuse("not_found");
  const tooMany = await consumeUnlessReplay(
    call,
    "demonstration-bank",
    rateLimits.expectedDeposits,
  );
  if (tooMany) return tooMany;
  return command(call, async (db) => {
    const wallet = await walletsIn(db).ofUser(actor.user.id);
    if (!wallet) return refuse("no_wallet");
    const account = receivingAccounts.find(({ currency }) => currency === wallet.currency);
    if (!account) return refuse("bank_transfers_off");
    const amount = parseMoney(body.amount, wallet.currency);
    const refusal = checkAmount(amount);
    if (refusal) return refusal;
    const { deposit_reference: own, fullname, id } = actor.user;
    const sent = own !== null && body.reference === "wrong" ? withMistake(own) : own;
    const reference = body.reference === "none" ? null : sent;
    const times = body.twice ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      await simulatedBankLinesIn(db).insert(
        lineOf(call, account, {
          kind: "credit",
          user_id: id,
          ...amountColumns(amount),
          name:
            body.sender === "own"
              ? fullname
              : messagesIn(call.locale, "bankTransfers")("otherSender"),
          account: senderAccountIn(wallet.currency),
          payer_reference: reference,
          text: reference ?? "",
        }),
      );
    await recordAudit(db, call, {
      action: "deposit.simulated",
      subject: `user:${id}`,
      after: { amountMinor: amount.minor.toString(), currency: amount.currency, times },
    });
    return { sent: times };
  });
};

export const readDemonstrationBank: Handler<
  typeof demonstrationBankOperations.demonstrationBank
> = async ({ context }) => {
  const { isDemo, receivingAccounts } = context.settings;
  if (!isDemo) return refuse("not_found");
  const lines = simulatedBankLinesIn(context.storage.db);
  const [waiting, payouts, ...counts] = await Promise.all([
    lines.countSent(),
    lines.returnable(),
    ...receivingAccounts.map(({ id }) => lines.count(id)),
  ]);
  return {
    accounts: receivingAccounts.map(({ id, currency, bank }, at) => ({
      id,
      currency,
      bank,
      lines: counts[at] ?? 0,
    })),
    waiting,
    payouts: payouts.map((row) => ({
      id: row.transaction_id ?? "",
      reference: row.end_to_end_id ?? "",
      fullname: row.name,
      amount: -numberOf(amountOf(row)),
      currency: row.currency,
    })),
  };
};

export const playSentPayouts: Handler<typeof demonstrationBankOperations.playSentPayouts> = async (
  call,
) => {
  const { isDemo, receivingAccounts } = call.context.settings;
  if (!isDemo) return refuse("not_found");
  return command(call, async (db) => {
    const bank = simulatedBankLinesIn(db);
    let lines = 0;
    for (const payout of await bank.sentPayouts(payoutsAtOnce)) {
      const account = receivingAccounts.find(({ currency }) => currency === payout.currency);
      if (!account) continue;
      const line = lineOf(call, account, {
        kind: "payout",
        user_id: payout.user_id,
        currency: payout.currency,
        amount_minor: -minorColumn(netOf(payout)),
        name: payout.fullname,
        text: payout.reference,
        end_to_end_id: payout.reference,
        transaction_id: payout.id,
      });
      if (!(await bank.insert(line))) continue;
      lines += 1;
      await recordAudit(db, call, {
        action: "payout.simulated",
        subject: `transaction:${payout.id}`,
        personId: payout.user_id,
        after: { move: "sent" },
      });
    }
    return { lines };
  });
};

export const playReturnedPayout: Handler<
  typeof demonstrationBankOperations.playReturnedPayout
> = async (call) => {
  const { isDemo, receivingAccounts } = call.context.settings;
  if (!isDemo) return refuse("not_found");
  return command(call, async (db) => {
    const bank = simulatedBankLinesIn(db);
    const paid = await bank.payoutLine(call.params.id ?? "");
    const account = receivingAccounts.find(({ id }) => id === paid?.receiving_account_id);
    if (!paid || !account) return refuse("not_found");
    const { id: _id, booking_date: _day, created_at: _at, ...same } = paid;
    const line = lineOf(call, account, {
      ...same,
      kind: "return",
      amount_minor: -paid.amount_minor,
    });
    if (!(await bank.insert(line))) return refuse("not_found");
    await recordAudit(db, call, {
      action: "payout.simulated",
      subject: `transaction:${paid.transaction_id ?? ""}`,
      ...(paid.user_id !== null && { personId: paid.user_id }),
      after: { move: "returned" },
    });
    return { lines: 1 };
  });
};

export const readStatementFile: Handler<typeof demonstrationBankOperations.statementFile> = async ({
  context,
  params,
  query,
}) => {
  const { isDemo, receivingAccounts } = context.settings;
  const account = receivingAccounts.find(({ id }) => id === params.id);
  if (!isDemo || !account) return refuse("not_found");
  const bank = simulatedBankLinesIn(context.storage.db);
  const [rows, opening] = await Promise.all([
    bank.between(account.id, query),
    bank.balanceBefore(account.id, query.from),
  ]);
  const lines = rows.map((row) => ({
    id: row.id,
    bookingDate: row.booking_date,
    minor: BigInt(row.amount_minor),
    kind: row.kind,
    name: row.name,
    account: row.account,
    payerReference: row.payer_reference,
    text: row.text,
    endToEndId: row.end_to_end_id,
  }));
  const number = statementAccountOf(account);
  return statementFile(
    {
      account: { id: account.id, number, isIban: account.iban !== undefined },
      currency: account.currency,
      from: query.from,
      to: query.to,
      opening,
      lines,
    },
    query.format,
  );
};
