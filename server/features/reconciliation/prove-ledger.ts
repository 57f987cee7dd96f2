// How the last proof of the ledger ended, and a new one where it takes but a moment.
import { z } from "zod";
import { verifyLedger } from "../ledger/verify";
import type { reconciliationOperations } from "./operations";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { LedgerStanding } from "./schemas";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import { removedPerson } from "../users/labels";
import { verdictOf, ledgerVerdictsIn } from "../ledger/integrity-check-store";
import { audit } from "../audit/write-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";

const Sentences = z.array(z.string());

export const readLedgerStanding: Handler<typeof reconciliationOperations.ledger> = ({ context }) =>
  standingIn(context.storage.db);

export const proveLedger: Handler<typeof reconciliationOperations.verifyLedger> = async (call) => {
  const { storage, newId, now } = call.context;
  if (!(await ledgerVerdictsIn(storage.db).isWithin(limits.entriesProvedMaximum)))
    return refuse("ledger_too_long");
  const verdict = verdictOf(await verifyLedger(storage));
  return command(call, async (db) => {
    const id = newId();
    await ledgerVerdictsIn(db).insert({
      id,
      actor_id: call.actor.user.id,
      ...verdict,
      created_at: now(),
    });
    await audit(db, call, {
      action: "ledger.verified",
      subject: `ledger:${id}`,
      after: { faults: verdict.faults },
    });
    return standingIn(db);
  });
};

async function standingIn(db: Db): Promise<LedgerStanding> {
  const [row, canVerify] = await Promise.all([
    ledgerVerdictsIn(db).newest(),
    ledgerVerdictsIn(db).isWithin(limits.entriesProvedMaximum),
  ]);
  if (!row) return { canVerify };
  const { actor_id: actorId, created_at: createdAt, entries, accounts, transactions, faults } = row;
  const by =
    actorId === null ? undefined : ((await usersIn(db).byId(actorId))?.fullname ?? removedPerson);
  const sentences = Sentences.parse(JSON.parse(row.sentences));
  return {
    verdict: {
      at: new Date(createdAt).toISOString(),
      by,
      entries,
      accounts,
      transactions,
      faults,
      sentences,
    },
    canVerify,
  };
}
