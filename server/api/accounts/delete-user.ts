import type { Operations } from "../../contract/operations";
import { checkAdministratorRemains } from "../../domain/people";
import { isRefusal, refuse } from "../../domain/refusal";
import type { LeftOutside } from "../../storage/erasure";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Call, Handler } from "../call";
import { command } from "../command";
import { finishErasing } from "../background/finish-erasing";
import { closeWallet } from "../wallets/close-wallet";
import { refusalOfOldSignIn } from "./confirmed";

type Deletion = Call<Operations["users"]["remove"]>;

/** Cancels what is pending, closes the wallet, erases the user; ledger entries stay, anonymized. */
export const deleteUser: Handler<Operations["users"]["remove"]> = async (call) => {
  const tooOld = refusalOfOldSignIn(call.actor, call.context.now());
  if (tooOld) return tooOld;
  let outside: LeftOutside = { files: [], mails: [] };
  const answer = await command(call, async (store) => {
    const { params, body } = call;
    // Before the person's own row, so that two who delete each other lock in the same order.
    const admins = await store.users.activeAdminsLocked();
    // Before the person too, as decisions do, whose mails come to the person last: the other way round they would wait for each other.
    const open = await store.wallets.ofUser(params.id ?? "");
    if (open) await store.transactions.pendingLocked(open);
    const row = await store.users.byIdForRemoval(params.id ?? "");
    if (!row) return refuse("not_found");
    if (body.version !== undefined && body.version !== row.version)
      return refuse("changed_by_someone_else");
    const lastOne = checkAdministratorRemains(row.id, admins);
    if (lastOne) return lastOne;
    outside = await erase(call, store, row.id);
    return { message: "User deleted" };
  });
  if (!isRefusal(answer)) await finishErasing(call.context, outside.files, outside.mails);
  return answer;
};

async function erase(call: Deletion, store: Store, userId: string): Promise<LeftOutside> {
  const { context, actor, body } = call;
  const wallet = await store.wallets.ofUser(userId);
  const secretFiles = wallet
    ? await closeWallet(call, store, wallet, { confirmed: body.confirmed ?? false })
    : [];
  // The reason is sealed for whoever gave it: under the key of the person deleted nobody could read it.
  await audit(store, call, {
    action: "user.deleted",
    subject: `user:${userId}`,
    reason: body.reason,
    about: actor.user,
  });
  const { files, mails } = await store.erasure.person(userId, context.now());
  return { files: [...secretFiles, ...files], mails };
}
