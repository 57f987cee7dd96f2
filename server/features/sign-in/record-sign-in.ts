// Reports sign-ins from a new device or network to the user by email, because it may be someone else.
import { createHash } from "node:crypto";
import { signInPlacesIn } from "./sign-in-place-store";
import type { Db } from "../../database/db";
import { networkOf } from "../../kernel/networks";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { newSignIn } from "./new-sign-in";
import { queueEmail } from "../email/queue-email";
import { deviceLabel } from "../sessions/device-labels";

/** Stores a hash of device and network; call it when a session begins. The first one, at sign-up, isn't reported. */
export async function recordSignIn(
  call: Origin & { readonly context: Context },
  db: Db,
  user: UserRow,
  { isSignUp = false } = {},
): Promise<void> {
  const { context, address } = call;
  const { device } = call;
  const at = context.now();
  const isNew = await signInPlacesIn(db).record({
    user_id: user.id,
    place: hashed(user.id, deviceLabel(device, "en"), address),
    last_at: at,
  });
  if (isSignUp || !isNew) return;
  await queueEmail(
    context,
    db,
    user,
    newSignIn({ device, address, at, forgotHref: pageOf.forgotPassword(context) }),
  );
}

function hashed(userId: string, device: string, address: string | null): string {
  const place = JSON.stringify([userId, device, address === null ? null : networkOf(address)]);
  return createHash("sha256").update(place).digest("base64url");
}
/** The IP address and User-Agent of a new session, if known. */
export interface Origin {
  readonly address: string | null;
  readonly device: string | null;
}
