// Where somebody signs in from: what was not seen before is told to them, since it may not be them.
import { createHash } from "node:crypto";
import { networkOf } from "../../domain/networks";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { pageOf } from "../mail/links";
import { newSignIn } from "../mail/messages/new-sign-in";
import { queueLetter } from "../mail/queue-letter";
import { deviceWords } from "../../contract/values/device-words";
import type { Origin } from "./open-session";

/** Notes device and network, as a hash; to be called where a session of the person begins. The place of the sign-up is no news. */
export async function noteSignIn(
  call: Origin & { readonly context: Context },
  store: Store,
  user: UserRow,
  { isSignUp = false } = {},
): Promise<void> {
  const { context, address } = call;
  const device = deviceWords(call.device);
  const at = context.now();
  const isNew = await store.signInPlaces.note({
    user_id: user.id,
    place: hashed(user.id, device, address),
    last_at: at,
  });
  if (isSignUp || !isNew) return;
  await queueLetter(
    context,
    store,
    user,
    newSignIn({ device, address, at, forgotHref: pageOf.forgotPassword(context) }),
  );
}

function hashed(userId: string, device: string, address: string | null): string {
  const place = JSON.stringify([userId, device, address === null ? null : networkOf(address)]);
  return createHash("sha256").update(place).digest("base64url");
}
