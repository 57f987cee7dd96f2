/** Limits of a customer that staff raised above those of the level; null for a period whose limit wasn't. */
export interface LimitRaiseRow {
  user_id: string;
  direction: "withdrawal" | "deposit";
  currency: "USD" | "EUR" | "GBP";
  day_minor: number | null;
  thirty_days_minor: number | null;
  /** From then on, the limits of the level hold again. */
  ends_at: number;
  raised_at: number;
}
