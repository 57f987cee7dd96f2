// Counts refused calls by code, for alerts on guessed passwords.

export interface RefusedCalls {
  count(code: string): void;
  counts(): ReadonlyMap<string, number>;
}

/** Reported as 0 from the start: otherwise the first refusal would be missing from a rate. */
const watched = ["wrong_credentials", "code_wrong", "too_many_attempts", "role_missing"];

export function refusedCalls(): RefusedCalls {
  const counts = new Map(watched.map((code) => [code, 0]));
  return {
    count: (code) => void counts.set(code, (counts.get(code) ?? 0) + 1),
    counts: () => counts,
  };
}
