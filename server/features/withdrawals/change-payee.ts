// A payee is renamed, made the default of its kind, or removed.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import { commandOnCaller, rollBack } from "../../http/command";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { hasRecentPassword } from "../../http/step-up";
import { isRefusal, refuse } from "../../kernel/refusal";
import { messagesIn } from "../../locales/messages";
import { recordAudit } from "../audit/record-audit";
import { draftsIn } from "../drafts/store";
import { recordAccount } from "../payment-accounts/record-account";
import { usersIn } from "../users/store";
import { bankDetailsIn } from "./bank-details-store";
import { accountOfDestination } from "./destination";
import {
  defaultAccountRow,
  isDefaultAccount,
  loadPayees,
  payeeRow,
  type BankPayee,
  type SavedPayee,
} from "./load-payees";
import type { payeeOperations } from "./payee-operations";
import { checkRemovedPayee, isSamePayeeAccount } from "./rules";
import { payeesIn, payeeUsesIn } from "./payee-store";
import { presentPayee } from "./present-payee";
import { describePayee, recordPayee } from "./record-payee";
import { retireReplacedDocuments } from "./replaced-documents";

type ChangeCall =
  | Call<typeof payeeOperations.renamePayee>
  | Call<typeof payeeOperations.makePayeeDefault>
  | Call<typeof payeeOperations.removePayee>;

interface Found {
  readonly person: UserRow;
  readonly payee: SavedPayee;
  readonly payees: readonly SavedPayee[];
}

/** Another user's payee isn't found. */
async function findPayee({ context, actor, params }: ChangeCall, db: Db): Promise<Found | Refused> {
  if (!hasRecentPassword(actor, context.now())) return refuse("password_needed");
  // Waits for all other requests of this user: none may begin to pay a payee that is being removed.
  const person = await usersIn(db).byIdForRemoval(actor.user.id);
  if (!person) return refuse("not_found");
  const payees = await loadPayees(context, db, person.id);
  const payee = payees.find(({ id }) => id === params.id);
  return payee ? { person, payee, payees } : refuse("not_found");
}

export const renamePayee: Handler<typeof payeeOperations.renamePayee> = async (call) => {
  const { context, body } = call;
  const renamed = await commandOnCaller(call, async (db) => {
    const found = await findPayee(call, db);
    if (isRefusal(found)) return found;
    const { person, payee } = found;
    const changed = { ...payee, label: body.label };
    if (isDefaultAccount(payee))
      await bankDetailsIn(db).rename(person.id, {
        payee_id: payee.id,
        label: body.label,
        labeled_at: payee.addedAt,
      });
    else await payeesIn(db).rename(payee.id, body.label);
    await recordAudit(db, call, {
      action: "payee.renamed",
      subject: `user:${person.id}`,
      before: describePayee(payee, context),
      after: describePayee(changed, context),
      about: person,
    });
    return { id: payee.id };
  });
  return isRefusal(renamed) ? renamed : presentPayee(call, renamed.id);
};

/** What is refused anyway uses up no limit. */
async function refusalOfChange({ context, actor, params }: ChangeCall): Promise<Refused | null> {
  const payees = await loadPayees(context, context.storage.db, actor.user.id);
  if (!payees.some(({ id }) => id === params.id)) return refuse("not_found");
  return hasRecentPassword(actor, context.now()) ? null : refuse("password_needed");
}

export const makePayeeDefault: Handler<typeof payeeOperations.makePayeeDefault> = async (call) => {
  const refusal = await refusalOfChange(call);
  if (refusal) return refusal;
  // Each sends an email.
  const limit = call.context.settings.rateLimits.bankDetails;
  const tooMany = await consumeUnlessReplay(call, "default-payee", limit);
  if (tooMany) return tooMany;
  const chosen = await commandOnCaller(call, async (db) => {
    const found = await findPayee(call, db);
    if (isRefusal(found)) return found;
    const { person, payee, payees } = found;
    if (payee.isDefault) return { id: payee.id };
    if (payee.kind === "crypto_address") await payeesIn(db).makeDefaultAddress(person.id, payee.id);
    else await swap(call, db, { person, payee, before: payees.find(isDefaultAccount) });
    await recordPayee(db, call, { person, payee, change: "default" });
    return { id: payee.id };
  });
  return isRefusal(chosen) ? chosen : presentPayee(call, chosen.id);
};

/** Both keep their IDs, labels and waits. */
async function swap(
  { context }: ChangeCall,
  db: Db,
  { person, payee, before }: { person: UserRow; payee: BankPayee; before: BankPayee | undefined },
): Promise<void> {
  const { vault } = context;
  await payeesIn(db).moveAway(payee.id);
  if (before) {
    const accountId = await recordAccount(context, db, person.id, before.account);
    const row = payeeRow(vault, person.id, { ...before, isDefault: false }, accountId);
    await payeesIn(db).insert(row);
  }
  await bankDetailsIn(db).save(
    defaultAccountRow(vault, person.id, { ...payee, isDefault: true }, context.now()),
  );
}

export const removePayee: Handler<typeof payeeOperations.removePayee> = (call) =>
  commandOnCaller(call, async (db) => {
    const { context } = call;
    const found = await findPayee(call, db);
    if (isRefusal(found)) return found;
    const { person, payee, payees } = found;
    const accountId = await recordAccount(context, db, person.id, payee.account);
    const open = await payeeUsesIn(db).open({ userId: person.id, accountId });
    const refusal = checkRemovedPayee(payees, payee, open?.reference);
    if (refusal) rollBack(refusal);
    await expireDrafts(call, db, { userId: person.id, payee });
    const now = context.now();
    if (isDefaultAccount(payee)) {
      await bankDetailsIn(db).remove(person.id);
      await payeesIn(db).insert(payeeRow(context.vault, person.id, payee, accountId));
    }
    await payeesIn(db).remove(payee.id, now);
    await retireReplacedDocuments(context, db, person.id);
    await recordPayee(db, call, { person, payee, change: "removed" });
    return { message: messagesIn(call.locale, "notices")("payeeRemoved") };
  });

/** A withdrawal to a removed payee can't be confirmed any more. */
async function expireDrafts(
  { context }: ChangeCall,
  db: Db,
  { userId, payee }: { userId: string; payee: SavedPayee },
): Promise<void> {
  const [drafts, now] = [draftsIn(db), context.now()];
  for (const draft of await drafts.unconfirmedWithdrawalsOf(userId, now)) {
    const account = accountOfDestination(context, draft);
    if (account && isSamePayeeAccount(account, payee.account)) await drafts.expire(draft.id, now);
  }
}
