// The one failure after which a change may still have been made.

const code = "08007";

/** The commit was sent and not answered, or the disk did not confirm it. */
export class CommitUnconfirmed extends Error {
  override name = "CommitUnconfirmed";
  /** As PostgreSQL names it: transaction resolution unknown. */
  readonly code = code;
}

export function isUnconfirmed(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
