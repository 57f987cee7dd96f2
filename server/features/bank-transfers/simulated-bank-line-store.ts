import type { Db } from "../../database/db";

/** The lines of the bank that a demonstration plays. */
export function simulatedBankLinesIn(db: Db) {
  return {
    /** Without what names the person; the balance stays what it is. */
    anonymize: (userId: string) =>
      db
        .updateTable("simulated_bank_lines")
        .set({ user_id: null, name: "", account: "", payer_reference: null, text: "" })
        .where("user_id", "=", userId)
        .execute(),
  };
}
