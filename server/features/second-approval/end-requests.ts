// Closes requests that can no longer be approved, because their account is closed.
import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { recordAudit } from "../audit/record-audit";
import { approvalRequestsIn } from "./store";

interface Ending {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
}

/** The person closing the account rejects other people's requests and cancels their own. */
export async function endRequestsAbout(
  { context, actor, address }: Ending,
  db: Db,
  userId: string,
): Promise<void> {
  const requests = approvalRequestsIn(db);
  const reason = messagesIn(context.settings.language, "portalNotes")("accountClosed");
  for (const { id, proposer_id: proposerId } of await requests.openForLocked(userId)) {
    const state = proposerId === actor.user.id ? "withdrawn" : "refused";
    await requests.end(id, { state, decider_id: actor.user.id, decided_at: context.now() });
    await recordAudit(
      db,
      { context, actor, address },
      { action: `proposal.${state}`, subject: `proposal:${id}`, reason, personId: userId },
    );
  }
}
