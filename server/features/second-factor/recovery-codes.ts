// Ten recovery codes, each usable once: 80 random bits each, so that a plain hash reveals nothing.
import { createHash } from "node:crypto";
import { recoveryCodeCount } from "./operations";

const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const length = 16;

/** A new set, written in groups of four. */
export function newRecoveryCodes(randomText: (bytes: number) => string): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const bytes = [...Buffer.from(randomText(length), "base64url")];
    const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join("");
    return letters.replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** The stored hash of a code; capitals, dashes and spaces don't matter. */
export function hashRecoveryCode(userId: string, typed: string): string {
  return createHash("sha256")
    .update(`${userId} ${plain(typed)}`)
    .digest("base64url");
}

export function isRecoveryCode(typed: string): boolean {
  return new RegExp(`^[${alphabet}]{${length}}$`).test(plain(typed));
}

function plain(typed: string): string {
  return typed.replace(/[\s-]/g, "").toLowerCase();
}
