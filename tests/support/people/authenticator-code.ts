import { Secret, TOTP } from "otpauth";

/** The current code of an authenticator app (UTC milliseconds). */
export function codeOf(secret: string, now: number): string {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: 30,
  }).generate({ timestamp: now });
}
