import { sql, type QueryExecutorProvider } from "kysely";

/** How releases so far wrote the reasons that now have a code. */
export const wordsOfReasons: Readonly<Record<string, readonly string[]>> = {
  not_received: ["We didn't receive your payment.", "Your payment did not arrive."],
  card_declined: ["Your card was declined."],
  card_unreadable: [
    "We couldn't read the photos of your card. Send clear, well-lit photos.",
    "We couldn't read your card photos. Upload clear, well-lit photos.",
    "The photos of your card cannot be read. Please send sharp ones in good light.",
  ],
  other_card_holder: [
    "The name on the card doesn't match the name on your account.",
    "The name on the card doesn't match your account.",
    "The name on the card is not the name of your account.",
  ],
  wrong_details: [
    "The bank details or wallet address are incorrect.",
    "The bank details or the wallet address are not correct.",
  ],
  other_account_holder: [
    "The bank account isn't in your name.",
    "The bank account is not in your name.",
  ],
  more_documents: [
    "We need more documents from you first. Contact support.",
    "We need more documents from you first. Please contact support.",
    "We need more documents from you. Contact support.",
  ],
  duplicate: [
    "This is a duplicate of another request.",
    "This is a duplicate request.",
    "You sent this request twice.",
  ],
  on_request: ["You asked us to cancel this request.", "You asked us to cancel it."],
  not_approved: [
    "Your request wasn't approved. Contact support if you have questions.",
    "Your request wasn't approved. Please contact support if you have questions.",
    "Your request was not approved. Contact support if you have questions.",
    "Your request was not approved. Please contact support if you have questions.",
  ],
  unreadable: [
    "We couldn't read the document. Upload a clear, well-lit photo.",
    "The document cannot be read. Please send a sharp picture in good light.",
  ],
  expired: [
    "The document has expired. Upload a valid one.",
    "The document has expired. Please send one that is valid.",
  ],
  other_name: [
    "The name on the document doesn't match your account.",
    "The name on the document is not the name of your account.",
  ],
  incomplete: [
    "Part of the document is missing. Upload all sides or pages.",
    "A side or a page is missing. Please send the whole document.",
  ],
  not_accepted: [
    "We don't accept this type of document. Upload a passport, driver's license or ID card.",
    "This kind of document is not accepted. Please send a passport, a driver's license or an ID card.",
  ],
  account_reset: [
    "Canceled: the account was reset before its email address was verified.",
    "Cancelled: the account was reset before its email address was verified.",
  ],
  account_closed: ["The account was closed."],
  wallet_closed: ["The wallet was closed."],
  new_password: ["The user set a new password."],
  email_changed: ["Your email was changed."],
  crypto_payment_not_created: ["Failed to create crypto payment"],
  crypto_payment_failed: ["Crypto payment failed"],
  crypto_payment_expired: ["Crypto payment expired"],
  crypto_payment_canceled: ["Crypto payment canceled", "Crypto payment cancelled"],
  more_refusals: [
    "Further refusals in this hour aren't recorded",
    "Further ones of this hour are not noted",
  ],
};

const ofRejections = [
  ...["not_received", "card_declined", "card_unreadable", "other_card_holder", "wrong_details"],
  ...["other_account_holder", "more_documents", "duplicate", "on_request", "not_approved"],
];
const ofTransactions = [
  ...[...ofRejections, "account_reset", "wallet_closed", "crypto_payment_not_created"],
  ...["crypto_payment_failed", "crypto_payment_expired", "crypto_payment_canceled"],
];
const ofDocuments = ["unreadable", "expired", "other_name", "incomplete", "not_accepted"];

/** A listed reason is stored by its code, and the text has only what was added. Earlier releases would show such a reason as missing. */
export async function reasonCodes(db: QueryExecutorProvider): Promise<void> {
  await addCodes(db, { table: "transactions", text: "reason", codes: ofTransactions });
  await addCodes(db, { table: "selections", text: "reason", codes: ofRejections });
  await addCodes(db, { table: "users", text: "kyc_reason", codes: ofDocuments });
  await addCodes(db, { table: "users", text: "payouts_hold_reason", codes: ["email_changed"] });
}

interface Reasons {
  readonly table: string;
  readonly text: string;
  readonly codes: readonly string[];
}

async function addCodes(db: QueryExecutorProvider, { table, text, codes }: Reasons) {
  const [rows, column, codeColumn] = [sql.table(table), sql.ref(text), sql.ref(`${text}_code`)];
  await sql`alter table ${rows} add column ${codeColumn} text`.execute(db);
  for (const code of codes) {
    for (const words of wordsOfReasons[code] ?? []) {
      const start = `${words} `;
      await sql`update ${rows}
        set ${codeColumn} = ${code}, ${column} = nullif(substr(${column}, ${start.length + 1}), '')
        where ${codeColumn} is null and substr(${column} || ' ', 1, ${start.length}) = ${start}`.execute(
        db,
      );
    }
  }
}
