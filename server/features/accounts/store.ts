import type { Db } from "../../database/db";

export interface ExternalRecords {
  /** Storage keys of documents. */
  readonly files: readonly string[];
  /** IDs of emails. */
  readonly mails: readonly string[];
}

export function erasureIn(db: Db) {
  return {
    /** Removes what someone else may have saved in the account before its real owner took it over; returns storage keys of documents to delete after the commit. */
    async clearUnverified(id: string): Promise<readonly string[]> {
      const files = await db
        .selectFrom("documents")
        .select("storage_key")
        .where("user_id", "=", id)
        .execute();
      await db
        .updateTable("transactions")
        .set({ card_id: null, payment_account_id: null })
        .where("user_id", "=", id)
        .execute();
      const cards = db.selectFrom("cards").select("id").where("user_id", "=", id);
      await db.deleteFrom("card_secrets").where("card_id", "in", cards).execute();
      for (const table of [
        "cards",
        "bank_details",
        "documents",
        "drafts",
        "kept_card_numbers",
        "idempotency",
        "second_factors",
        "recovery_codes",
        "mailed_links",
        "email_changes",
        "sign_in_places",
        "payment_accounts",
      ] as const) {
        await db.deleteFrom(table).where("user_id", "=", id).execute();
      }
      return files.map((file) => file.storage_key);
    },
    /** Deletes everything the user signs in with or has begun, and full card numbers. */
    async access(id: string): Promise<void> {
      const cards = db.selectFrom("cards").select("id").where("user_id", "=", id);
      await db.deleteFrom("card_secrets").where("card_id", "in", cards).execute();
      for (const table of accessTables)
        await db.deleteFrom(table).where("user_id", "=", id).execute();
    },
    /** Erases all personal data but keeps the row that others refer to; returns storage keys to delete after the commit. */
    async person(id: string, now: number, name: string): Promise<ExternalRecords> {
      const files = await db
        .selectFrom("documents")
        .select("storage_key")
        .where("user_id", "=", id)
        .execute();
      const mails = await db.selectFrom("outbox").select("id").where("user_id", "=", id).execute();
      await removeRows(db, id);
      await blankRows(db, id);
      await blankPerson(db, id, { now, name });
      return { files: files.map((file) => file.storage_key), mails: mails.map((mail) => mail.id) };
    },
  };
}

const accessTables = [
  "sessions",
  "pending_sign_ins",
  "second_factors",
  "recovery_codes",
  "known_devices",
  "sign_in_places",
  "mailed_links",
  "email_changes",
  "reset_requests",
  "drafts",
  "kept_card_numbers",
] as const;

async function removeRows(db: Db, id: string): Promise<void> {
  await erasureIn(db).access(id);
  for (const table of [
    "cards",
    "bank_details",
    "documents",
    "idempotency",
    "api_tokens",
    "outbox",
    "selections",
    "proposals",
    "notes",
    "username_skeletons",
  ] as const) {
    await db.deleteFrom(table).where("user_id", "=", id).execute();
  }
}

/** The ledger and the transactions keep an anonymized trace. */
async function blankRows(db: Db, id: string): Promise<void> {
  const nothing = {
    description: null,
    reason_code: null,
    reason: null,
    destination_masked: null,
    destination_sealed: null,
    card_id: null,
    payment_account_id: null,
  };
  await db.updateTable("transactions").set(nothing).where("user_id", "=", id).execute();
  const transactions = db.selectFrom("transactions").select("id").where("user_id", "=", id);
  await db
    .updateTable("payouts")
    .set({ reference: null })
    .where("transaction_id", "in", transactions)
    .execute();
  // After all rows that they come from: the background work adds one only while it holds such a row.
  await db.deleteFrom("payment_accounts").where("user_id", "=", id).execute();
  const wallets = db.selectFrom("wallets").select("id").where("user_id", "=", id);
  await db
    .updateTable("entries")
    .set({ reason: null })
    .where("wallet_id", "in", wallets)
    .where("reason", "is not", null)
    .execute();
  await db
    .updateTable("crypto_payments")
    .set({ order_name: null, request_key: null, wallet_address: null, invoice_url: null })
    .where("user_id", "=", id)
    .execute();
  // Responses to administrators name the user, too. Their keys stay taken, so that nothing is repeated.
  const about = db
    .selectFrom("answers_about_people")
    .select(["user_id", "key"])
    .where("person_id", "=", id);
  await db
    .updateTable("idempotency")
    .set({ answer: null, input_hash: "" })
    .where((eb) => eb(eb.refTuple("user_id", "key"), "in", about.$asTuple("user_id", "key")))
    .execute();
  await db.deleteFrom("answers_about_people").where("person_id", "=", id).execute();
}

async function blankPerson(
  db: Db,
  id: string,
  { now, name }: { now: number; name: string },
): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({
      email: "",
      email_key: `deleted:${id}`,
      username: "",
      username_key: `deleted:${id}`,
      fullname: name,
      search_key: "",
      phone_number: "",
      country: "",
      time_zone: "UTC",
      street: null,
      city: null,
      state: null,
      address_country: null,
      zip_code: null,
      role: "user",
      account_status: "inactive",
      kyc_status: "not_submitted",
      kyc_reason_code: null,
      kyc_reason: null,
      kyc_resubmitted_at: null,
      kyc_checked_outside_at: null,
      name_verified_at: null,
      name_changed_at: null,
      name_changed_by: null,
      payouts_held_until: null,
      payouts_hold_reason_code: null,
      payouts_hold_reason: null,
      payouts_frozen_at: null,
      password_hash: "",
      email_verified_at: null,
      terms_version: null,
      terms_accepted_at: null,
      personal_key: null,
      retained_until: null,
      version: eb("version", "+", 1),
      deleted_at: now,
      updated_at: now,
    }))
    .where("id", "=", id)
    .execute();
}
