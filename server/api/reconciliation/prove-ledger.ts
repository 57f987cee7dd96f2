// How the last proof of the ledger ended, and a new one where it takes but a moment.
import { z } from "zod";
import type { Operations } from "../../contract/operations";
import type { LedgerStanding } from "../../contract/schemas/reconciliation";
import { limits } from "../../contract/values/limits";
import { refuse } from "../../domain/refusal";
import { removedPerson } from "../../storage/erasure";
import { verdictOf } from "../../storage/ledger-verdicts";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";

const Sentences = z.array(z.string());

export const readLedgerStanding: Handler<Operations["reconciliation"]["ledger"]> = ({ context }) =>
  standingIn(context.storage.store);

export const proveLedger: Handler<Operations["reconciliation"]["verifyLedger"]> = async (call) => {
  const { storage, newId, now } = call.context;
  if (!(await storage.store.ledgerVerdicts.isWithin(limits.entriesProvedMaximum)))
    return refuse("ledger_too_long");
  const verdict = verdictOf(await storage.verifyLedger());
  return command(call, async (store) => {
    const id = newId();
    await store.ledgerVerdicts.insert({
      id,
      actor_id: call.actor.user.id,
      ...verdict,
      created_at: now(),
    });
    await audit(store, call, {
      action: "ledger.verified",
      subject: `ledger:${id}`,
      after: { faults: verdict.faults },
    });
    return standingIn(store);
  });
};

async function standingIn({ ledgerVerdicts, users }: Store): Promise<LedgerStanding> {
  const [row, canVerify] = await Promise.all([
    ledgerVerdicts.newest(),
    ledgerVerdicts.isWithin(limits.entriesProvedMaximum),
  ]);
  if (!row) return { canVerify };
  const { actor_id: actorId, created_at: createdAt, entries, accounts, transactions, faults } = row;
  const by =
    actorId === null ? undefined : ((await users.byId(actorId))?.fullname ?? removedPerson);
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
