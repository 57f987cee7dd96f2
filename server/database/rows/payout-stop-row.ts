// When and by whom all payouts were stopped, and who resumed them.
export interface PayoutStopRow {
  id: string;
  state: "in_force" | "ended";
  reason: string;
  stopped_by: string;
  created_at: number;
  ended_by: string | null;
  ended_at: number | null;
}

export interface PayoutStopTables {
  payout_stops: PayoutStopRow;
}
