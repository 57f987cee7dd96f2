// Device tokens (OWASP: device cookies): failed attempts from a device that has signed in before are counted separately.
import { createHash } from "node:crypto";
import { knownDevicesIn } from "./known-device-store";
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";

/** Each account keeps only its newest devices. */
export const knownDevicesMaximum = 20;
/** The number of accounts that a shared device remembers. */
const accountsOfDevice = 5;

interface DeviceCall {
  readonly context: Context;
  readonly deviceToken: string | null;
}

/** The hash of the account's known device token, or null. Runs the same query if there is no such account. */
export async function findKnownDevice(
  db: Db,
  { deviceToken }: Pick<DeviceCall, "deviceToken">,
  userId = "",
): Promise<string | null> {
  const tokens = tokensIn(deviceToken);
  if (tokens.length === 0) return null;
  return (
    (await knownDevicesIn(db).find(
      userId,
      tokens.map((token) => hashed(userId, token)),
    )) ?? null
  );
}

/** Makes the device known, and returns the tokens to send at its next sign-in: one for each account. */
export async function rememberDevice(
  { context, deviceToken }: DeviceCall,
  db: Db,
  userId: string,
): Promise<string> {
  const now = context.now();
  const known = await findKnownDevice(db, { deviceToken }, userId);
  const tokens = tokensIn(deviceToken);
  if (known !== null) {
    await knownDevicesIn(db).touch(userId, known, now);
    return tokens.join(".");
  }
  const token = context.randomText(32);
  await knownDevicesIn(db).insert({
    user_id: userId,
    token_hash: hashed(userId, token),
    last_at: now,
  });
  await knownDevicesIn(db).deleteAllButNewest(userId, knownDevicesMaximum);
  return [token, ...tokens].slice(0, accountsOfDevice).join(".");
}

function tokensIn(sent: string | null): string[] {
  return (sent ?? "")
    .split(".")
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, accountsOfDevice);
}

/** Includes the account, so that a shared device doesn't reveal which accounts belong together. */
function hashed(userId: string, token: string): string {
  return createHash("sha256")
    .update(JSON.stringify([userId, token]))
    .digest("base64url");
}
