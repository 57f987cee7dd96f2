export const hour = 3_600_000;
export const day = 24 * hour;

export interface Moment {
  /** UTC milliseconds that "0 days ago" means. */
  readonly now: number;
}

/** Midnight in UTC. */
export const midnightOf = (now: number): number => now - (now % day);
