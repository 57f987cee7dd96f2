// Codes of an authenticator app (RFC 6238): SHA-1, six digits, thirty seconds, which every app supports.
import { Secret, TOTP } from "otpauth";

const secretBytes = 20;
const stepSeconds = 30;
// One step before and one after: clocks differ, and typing takes a while.
const window = 1;

/** A new shared secret as base32 text; the random bytes come as base64url. */
export function newSecret(randomText: (bytes: number) => string): string {
  const bytes = Uint8Array.from(Buffer.from(randomText(secretBytes), "base64url"));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The content of the QR code for the app. */
export function otpauthUri(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The step whose code this is, if it is one of about now (UTC milliseconds). */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  // The library throws on what isn't ASCII.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
}

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...about,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
  });
}
