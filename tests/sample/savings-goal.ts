import type { z } from "zod";
import { amountColumns, amountOf } from "~server/database/money-columns";
import { recordAudit } from "~server/features/audit/record-audit";
import { type Funds, walletsIn } from "~server/features/ledger/wallet-store";
import type { Handler } from "~server/http/call";
import { command } from "~server/http/command";
import { numberOf, parseMoney, type Money } from "~server/kernel/money";
import { refuse } from "~server/kernel/refusal";
import type { savingsGoalOperations } from "./operations";
import { checkGoal, leftToSave } from "./rules";
import type { SavingsGoal } from "./schemas";
import { savingsGoalsIn } from "./store";

export const readSavingsGoal: Handler<typeof savingsGoalOperations.savingsGoal> = async ({
  context,
  actor,
}) => {
  const { db } = context.storage;
  const funds = await walletsIn(db).fundsOfUser(actor.user.id);
  if (!funds) return refuse("no_wallet");
  const row = await savingsGoalsIn(db).ofUser(actor.user.id);
  return presentGoal(funds, row && amountOf(row));
};

export const saveSavingsGoal: Handler<typeof savingsGoalOperations.saveSavingsGoal> = (call) =>
  command(call, async (db) => {
    const { context, actor, body } = call;
    const funds = await walletsIn(db).fundsOfUser(actor.user.id);
    if (!funds) return refuse("no_wallet");
    const goal = parseMoney(body.amount, funds.wallet.currency);
    const refusal = checkGoal(goal, funds.available);
    if (refusal) return refusal;
    await savingsGoalsIn(db).save({
      user_id: actor.user.id,
      ...amountColumns(goal),
      updated_at: context.now(),
    });
    await recordAudit(db, call, {
      action: "user.edited",
      subject: `user:${actor.user.id}`,
      after: { savingsGoalMinor: goal.minor.toString(), currency: goal.currency },
    });
    return presentGoal(funds, goal);
  });

function presentGoal({ wallet, available }: Funds, goal?: Money): z.output<typeof SavingsGoal> {
  return {
    currency: wallet.currency,
    amount: goal ? numberOf(goal) : null,
    left: goal ? numberOf(leftToSave(goal, available)) : null,
  };
}
