/** A staff member who has a record open. */
export interface ViewerRow {
  kind: string;
  record_id: string;
  user_id: string;
  opened_at: number;
  seen_at: number;
}
