// The names under which one connection to PostgreSQL has prepared its statements.
import { createHash } from "node:crypto";

const namedAtMost = 500;

export class StatementNames {
  private readonly names = new Map<string, string>();
  private plans = 1;

  /** Undefined if the connection has reached its limit: the statement is then planned each time. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size === namedAtMost) return known;
    // Derived from its text: behind a pooler, a name may be unknown, but never belongs to a different statement.
    const name = `portal_${this.plans}_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.names.set(text, name);
    return name;
  }

  /** Every statement is planned again on its next use. */
  forget(): void {
    this.names.clear();
    this.plans += 1;
  }
}
