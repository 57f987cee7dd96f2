// The result of the last ledger check, and a new check if the ledger is small enough.
import { z } from "zod";
import { verifyLedger } from "../ledger/verify";
import type { reconciliationOperations } from "./operations";
import type { Db } from "../../database/db";
import type { LedgerIntegrity } from "./integrity-schemas";
import { faultText } from "../../kernel/integrity-fault";
import type { Locale } from "../../locales/locale";
import { refuse } from "../../kernel/refusal";
import { integrityCheckOf, integrityChecksIn } from "../ledger/integrity-check-store";
import { namedThen } from "../audit/named-then";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { command } from "../../http/command";

/** A larger ledger is only checked by `portal ledger:verify`: the check takes longer than a page may. */
const entriesProvedMaximum = 20_000;

/** As stored. */
const IntegrityFaults = z.array(
  z.object({
    key: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
);

export const readLedgerIntegrity: Handler<typeof reconciliationOperations.ledger> = ({
  context,
  locale,
}) => integrityIn(context, context.storage.db, locale);

export const runIntegrityCheck: Handler<typeof reconciliationOperations.verifyLedger> = async (
  call,
) => {
  const { storage, newId, now } = call.context;
  if (!(await integrityChecksIn(storage.db).isWithin(entriesProvedMaximum)))
    return refuse("ledger_too_long");
  const check = integrityCheckOf(await verifyLedger(storage));
  return command(call, async (db) => {
    const id = newId();
    await integrityChecksIn(db).insert({
      id,
      actor_id: call.actor.user.id,
      ...check,
      created_at: now(),
    });
    await recordAudit(db, call, {
      action: "ledger.verified",
      subject: `ledger:${id}`,
      after: { faults: check.faults },
    });
    return integrityIn(call.context, db, call.locale);
  });
};

async function integrityIn(context: Context, db: Db, locale: Locale): Promise<LedgerIntegrity> {
  const [row, canVerify] = await Promise.all([
    integrityChecksIn(db).newest(),
    integrityChecksIn(db).isWithin(entriesProvedMaximum),
  ]);
  if (!row) return { canVerify };
  const { actor_id: actorId, created_at: createdAt, entries, accounts, transactions, faults } = row;
  const runner = actorId === null ? null : { id: actorId, at: createdAt };
  const ranBy = runner ? (await namedThen(context, db, [runner], locale))(runner) : undefined;
  const sentences = IntegrityFaults.parse(JSON.parse(row.sentences)).map((fault) =>
    faultText(fault, locale),
  );
  return {
    lastCheck: {
      at: new Date(createdAt).toISOString(),
      by: ranBy?.name,
      ranBy,
      entries,
      accounts,
      transactions,
      faults,
      sentences,
    },
    canVerify,
  };
}
