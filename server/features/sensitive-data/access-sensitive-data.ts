// Sensitive-data access for staff: a few times an hour, and recorded before anything is shown.
import { usersIn } from "../users/store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { sensitiveDataAccessed } from "./access-email";
import { queueEmail } from "../email/queue-email";
import { requireSamePrincipal } from "../../http/command";
import type { FullDetails } from "./access-actions";
import { sensitiveItemLabel } from "./labels";
import { consumeAccess } from "../sessions/sensitive-access";

interface AccessCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly body: { readonly reason: string };
}

interface Found<Value> {
  /** The affected user. */
  readonly ownerId: string;
  readonly subject: string;
  /** Lists what is shown, if that varies; without what the user wrote, for the email. */
  readonly shown?: string;
  /** Names it in the audit log, where `shown` isn't enough. */
  readonly recorded?: string | object;
  /** Decrypts the secret; called once the audit entry is committed. */
  readonly show: () => Value;
}

/** Not a `command`: its response must not be stored for a replay, and its audit entry stays even if the response is lost. */
export async function accessSensitiveData<Value>(
  call: AccessCall,
  what: FullDetails,
  find: () => Promise<Found<Value> | Refused>,
): Promise<Value | Refused> {
  const { context, actor, body } = call;
  const denied = await consumeAccess(call);
  if (denied) return denied;
  const found = await find();
  if (isRefusal(found)) return found;
  const refusal = await context.storage.transaction(async (db) => {
    await requireSamePrincipal(db, actor);
    const about = await usersIn(db).byId(found.ownerId);
    if (!about) return refuse("not_found");
    await recordAudit(db, call, {
      action: `${what}.accessed`,
      subject: found.subject,
      after: found.recorded ?? (found.shown === undefined ? undefined : { shown: found.shown }),
      reason: body.reason,
      about,
    });
    const seen = found.shown ?? sensitiveItemLabel(what, context.settings.language);
    await queueEmail(context, db, about, sensitiveDataAccessed(capital(seen), context.now()));
    return null;
  });
  return refusal ?? found.show();
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
