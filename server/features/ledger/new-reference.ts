import type { Context } from "../../http/context";

// Crockford's base 32: no I, L, O or U, so that a reference can be read out by phone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference such as "TX-7K2M9QWD4H": fifty random bits. */
export function newReference(context: Context, prefix = "TX"): string {
  const bytes = Buffer.from(context.randomText(10), "base64url");
  return `${prefix}-${[...bytes].map((byte) => alphabet[byte % 32]).join("")}`;
}
