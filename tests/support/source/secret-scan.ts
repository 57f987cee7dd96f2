// What secrets look like. Examples that say of themselves what they are do not count.
const kinds: readonly (readonly [string, RegExp])[] = [
  ["a private key", /-----BEGIN (?:RSA |EC |DSA |OPENSSH |PGP |ENCRYPTED )?PRIVATE KEY/],
  ["an Amazon key", /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
  ["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{50,})/],
  ["an npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["a Slack token", /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ["a Stripe key", /\b[sr]k_live_[A-Za-z0-9]{20,}/],
  ["a JSON web token", /\beyJ[A-Za-z0-9_-]{16,}\.eyJ[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/],
  ["a password in an address", /\b[a-z]+:\/\/[\w.-]+:(?=[^@\s"'`/]*\d)[^@\s"'`/$<{]{12,}@[\w.-]+/],
  ["a vault key", /\bVAULT_KEY["']?\s*[=:]\s*["'`]?(?:[\w-]+:)?[A-Za-z0-9+/]{43}=/],
];

/** The kinds of secrets that this text holds. */
export function secretsIn(text: string): string[] {
  return kinds.filter(([, form]) => form.test(text)).map(([kind]) => kind);
}
