// The engines' errors if two writers used the same unique value at the same time.
const codes = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE"]);

/** Whether a database transaction failed because a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(String(error.code));
}
