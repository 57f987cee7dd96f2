// What lines may belong to.
import type { Db } from "../../database/db";
import { netOf } from "../../database/money-columns";
import type { Currency } from "../../kernel/currencies";
import { payoutBatchesIn } from "../payouts/batch-store";
import type { KnownBatch, KnownOfLine, KnownPayout, KnownPerson } from "./matching-rules";

const atOnce = 1000;

async function inPieces<Row>(
  values: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += atOnce)
    rows.push(...(await read(values.slice(at, at + atOnce))));
  return rows;
}

export function candidatesIn(db: Db) {
  return {
    async customersByReference(
      references: readonly string[],
    ): Promise<ReadonlyMap<string, KnownPerson>> {
      const rows = await inPieces(references, (some) =>
        db
          .selectFrom("users")
          .select(["id", "fullname", "deposit_reference"])
          .where("deleted_at", "is", null)
          .where("deposit_reference", "in", some)
          .execute(),
      );
      return new Map(rows.map(({ deposit_reference: name, ...row }) => [name ?? "", row]));
    },
    ...sentIn(db),
    ...batchesAndReturnsIn(db),
    /** Open expected deposits by amount, the oldest first. */
    async expectedIn(currency: Currency): Promise<ReadonlyMap<string, KnownOfLine["expected"]>> {
      const rows = await db
        .selectFrom("expected_deposits")
        .innerJoin("users", "users.id", "expected_deposits.user_id")
        .select(["expected_deposits.id", "user_id", "fullname", "amount_minor"])
        .where("expected_deposits.state", "=", "open")
        .where("expected_deposits.currency", "=", currency)
        .orderBy("expected_deposits.created_at")
        .orderBy("expected_deposits.id")
        .execute();
      const byAmount = new Map<string, KnownOfLine["expected"][number][]>();
      for (const { id, user_id: userId, fullname, amount_minor: minor } of rows) {
        const same = byAmount.get(String(minor)) ?? [];
        byAmount.set(String(minor), [...same, { id, userId, fullname }]);
      }
      return byAmount;
    },
  };
}

/** What the portal has sent, or is about to send. */
function sentIn(db: Db) {
  return {
    async payoutsByReference(
      references: readonly string[],
      currency: Currency,
    ): Promise<ReadonlyMap<string, KnownPayout>> {
      const rows = await inPieces(references, (some) =>
        db
          .selectFrom("transactions")
          .innerJoin("payouts", "payouts.transaction_id", "transactions.id")
          .innerJoin("users", "users.id", "transactions.user_id")
          .leftJoin("payout_lines", (join) =>
            join
              .onRef("payout_lines.transaction_id", "=", "transactions.id")
              .on("payout_lines.is_live", "=", 1),
          )
          .leftJoin("payout_batches", "payout_batches.id", "payout_lines.batch_id")
          .select([
            "transactions.id",
            "transactions.reference",
            "users.fullname",
            "transactions.amount_minor",
            "transactions.fee_minor",
            "transactions.currency",
            "payouts.state",
            "payout_batches.state as batch_state",
            "payouts.closing_line_id",
            "payouts.is_debit_missing",
            "payouts.is_return_missing",
          ])
          .where("transactions.currency", "=", currency)
          .where("transactions.reference", "in", some)
          .execute(),
      );
      return new Map(
        rows.map((row) => [
          row.reference,
          {
            id: row.id,
            reference: row.reference,
            fullname: row.fullname,
            minor: netOf(row).minor,
            state: payoutState(row),
            isDebitMissing: row.is_debit_missing === 1,
            isReturnMissing: row.is_return_missing === 1,
          },
        ]),
      );
    },
  };
}

function batchesAndReturnsIn(db: Db) {
  return {
    async batchesByReference(
      references: readonly string[],
      currency: Currency,
    ): Promise<ReadonlyMap<string, KnownBatch>> {
      const rows = await inPieces(references, (some) =>
        db
          .selectFrom("payout_batches")
          .select(["id", "reference", "state"])
          .where("reference", "in", some)
          .execute(),
      );
      const all = await inPieces(
        rows.map(({ id }) => id),
        payoutBatchesIn(db).linesOf,
      );
      const batches = rows.map((row) => ({
        ...row,
        lines: all.filter((line) => line.batch_id === row.id && line.currency === currency),
      }));
      return new Map(
        batches.filter(({ lines }) => lines.length > 0).map((batch) => [batch.reference, batch]),
      );
    },
    /** Returns to payers that the account may have paid. */
    async returnsOf(
      accountId: string,
    ): Promise<ReadonlyMap<string, KnownOfLine["returns"][number]>> {
      const rows = await db
        .selectFrom("bank_returns")
        .select(["id", "reference", "amount_minor"])
        .where("receiving_account_id", "=", accountId)
        .where("state", "in", ["approved", "sent"])
        .execute();
      return new Map(
        rows.map(({ id, reference, amount_minor: minor }) => [
          reference,
          { id, reference, minor: BigInt(minor) },
        ]),
      );
    },
  };
}

function payoutState({
  state,
  batch_state: batch,
  closing_line_id: closingLine,
}: {
  state: "to_send" | "sent" | "arrived" | "returned";
  batch_state: string | null;
  closing_line_id: string | null;
}): KnownPayout["state"] {
  // Marked as arrived by hand: the bank's line confirms it, once.
  if (state === "arrived" && closingLine === null) return "sent";
  const isReleased = batch !== null && batch !== "prepared" && batch !== "cancelled";
  return state === "to_send" && isReleased ? "released" : state;
}
