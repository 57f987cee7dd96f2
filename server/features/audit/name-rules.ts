// Which name a user had at a time, from the recorded edits of their details.

export interface NameEdit {
  /** UTC milliseconds. */
  readonly at: number;
  /** The name before it; null if the entry doesn't tell. */
  readonly before: string | null;
}

export interface NameHistory {
  /** Edits that changed the name, or may have, oldest first. */
  readonly edits: readonly NameEdit[];
  /** Until when the edits are complete; missing if all were read. */
  readonly completeUntil?: number | undefined;
}

export interface NameThen {
  readonly name: string;
  readonly nameNow?: string;
  readonly isNameOfToday?: true;
}

/** The first edit after the time has the name of that time; without one, the name hasn't changed since. */
export function nameAt(now: string, { edits, completeUntil }: NameHistory, time: number): NameThen {
  const next = edits.find(({ at }) => at >= time);
  const isUnknown = next ? next.before === null : completeUntil !== undefined;
  if (isUnknown) return { name: now, isNameOfToday: true };
  const name = next?.before ?? now;
  return name === now ? { name } : { name, nameNow: now };
}
