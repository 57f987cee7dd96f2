// The one place that records changes to a user's sign-in and notifies the user.
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { securityChanged, type SecurityChange, type SecurityEvent } from "./security-changed";
import { queueEmail } from "../email/queue-email";
import type { KeyOwner } from "../users/personal-key";

interface SecurityChangeCall {
  readonly context: Context;
  readonly actor: { readonly user: KeyOwner };
  readonly address: string | null;
}

/** `userId` is the user whose sign-in changed; the actor may be an administrator. Inside the command's database transaction. */
export async function recordSecurityChange(
  db: Db,
  call: SecurityChangeCall,
  { change, userId }: { change: SecurityChange; userId: string },
): Promise<void> {
  await recordAudit(db, call, { action: change, subject: `user:${userId}` });
  await mailSecurityChange(db, call, { what: { change }, userId });
}

/** Sends only the email, for a change that is audited elsewhere. */
export async function mailSecurityChange(
  db: Db,
  call: SecurityChangeCall,
  { what, userId }: { what: SecurityEvent; userId: string },
): Promise<void> {
  const person = await usersIn(db).byId(userId);
  if (!person) return;
  const { context, actor } = call;
  // An administrator's IP address isn't shown to the user.
  const address = actor.user.id === userId ? call.address : null;
  await queueEmail(
    context,
    db,
    person,
    securityChanged({
      what,
      at: context.now(),
      address,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}
