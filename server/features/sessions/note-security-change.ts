// The one place where a change of how somebody signs in is written down, and told to them.
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { securityChanged } from "./security-changed";
import { queueEmail } from "../email/queue-email";
import type { Keyed } from "../personal-keys/personal-key";

type SecurityChange =
  | "second_factor.enabled"
  | "second_factor.disabled"
  | "second_factor.removed"
  | "second_factor.recovery_codes_renewed"
  | "second_factor.recovery_code_used"
  | "payouts.frozen"
  | "payouts.unfrozen"
  | "api_token.created"
  | "api_token.revoked";

interface Changing {
  readonly context: Context;
  readonly actor: { readonly user: Keyed };
  readonly address: string | null;
}

/** `userId` is the person whose sign-in changed; the actor may be an administrator. Inside the command's database transaction. */
export async function noteSecurityChange(
  db: Db,
  call: Changing,
  { change, userId }: { change: SecurityChange; userId: string },
): Promise<void> {
  await recordAudit(db, call, { action: change, subject: `user:${userId}` });
  await mailSecurityChange(db, call, { what: words[change], userId });
}

/** The mail alone, for a change whose lines in the audit log are written elsewhere. */
export async function mailSecurityChange(
  db: Db,
  call: Changing,
  { what, userId }: { what: string; userId: string },
): Promise<void> {
  const person = await usersIn(db).byId(userId);
  if (!person) return;
  const { context, actor } = call;
  // Where an administrator did it, their network is nobody else's business.
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

const words: Readonly<Record<SecurityChange, string>> = {
  "second_factor.enabled": "Two-step sign-in was switched on.",
  "second_factor.disabled": "Two-step sign-in was switched off.",
  "second_factor.removed": "An administrator switched two-step sign-in off.",
  "second_factor.recovery_codes_renewed":
    "New recovery codes were made; the old ones no longer work.",
  "second_factor.recovery_code_used": "A recovery code was used.",
  "payouts.frozen": "Payouts from your account were stopped.",
  "payouts.unfrozen": "Payouts from your account were allowed again.",
  "api_token.created": "An API token was made.",
  "api_token.revoked": "An API token was revoked.",
};
