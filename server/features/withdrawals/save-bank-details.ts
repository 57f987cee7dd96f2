import type { bankDetailsOperations } from "./operations";
import type { payeeOperations } from "./payee-operations";
import { usersIn } from "../users/store";
import { bankDetailsIn } from "./bank-details-store";
import type { BankDetailsBlock } from "./schemas";
import { isRefusal, refuse } from "../../kernel/refusal";
import { hasRecentPassword } from "../../http/step-up";
import type { Db } from "../../database/db";
import type { Call, Handler, Refused } from "../../http/call";
import { isReplay } from "../../http/command";
import { commandWithDocuments } from "../documents/command-with-documents";
import type { UploadedFile } from "../documents/store-document";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { usableFrom } from "./destination-wait";
import { recordAccount } from "../payment-accounts/record-account";
import {
  defaultAccountRow,
  isDefaultAccount,
  loadPayees,
  payeeRow,
  type BankPayee,
} from "./load-payees";
import { isSamePayeeAccount } from "./rules";
import { payeesIn } from "./payee-store";
import { presentSaved, presentBankDetails } from "./present-bank-details";
import { retireReplacedDocuments } from "./replaced-documents";
import { accountIn, describeBankDetails, mailedBankDetails } from "./sealed-block";
import type { UserRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import {
  exampleFacts,
  type EmailExamples,
  localizedEmail,
  type LocalizedText,
  moment,
} from "../email/email-template";

export const readBankDetails: Handler<typeof bankDetailsOperations.bankDetails> = async ({
  context,
  actor,
}) => presentBankDetails(context, await bankDetailsIn(context.storage.db).ofUser(actor.user.id));

type SaveEndpoint =
  typeof bankDetailsOperations.addBankDetails | typeof bankDetailsOperations.updateBankDetails;

/** The stored input of a key is not encrypted, so it contains no bank details: a replay has them in its own input. */
interface Saved {
  readonly addedAt: number;
  readonly documentId?: string | undefined;
  readonly usableFrom?: number | null;
}

/** Adds or replaces. */
export const saveBankDetails: Handler<SaveEndpoint> = async (call) => {
  const { context, body } = call;
  const saved = await saveWithDocument<Saved>(call, (db, documentId) => save(call, db, documentId));
  if (isRefusal(saved)) return saved;
  const { documentId, usableFrom: from = null, addedAt } = saved;
  return presentSaved(toBlock(body, documentId), {
    addedAt,
    usableFrom: from,
    now: context.now(),
  });
};

export type PayeeEndpoint =
  typeof payeeOperations.addBankPayee | typeof payeeOperations.addAddressPayee;

/** Asks for a recent password, so that a stolen session can't redirect money. */
export async function saveWithDocument<Value>(
  call: Call<SaveEndpoint | PayeeEndpoint>,
  work: (db: Db, documentId: string | undefined) => Promise<Value | Refused>,
): Promise<Value | Refused> {
  const { context, actor } = call;
  const userId = actor.user.id;
  const confirmed = hasRecentPassword(actor, context.now());
  if (!confirmed && !(await isReplay(context, userId, call.key))) return refuse("password_needed");
  const tooMany = await consumeRateLimit(context, {
    what: "bank-details",
    who: userId,
    ...context.settings.rateLimits.bankDetails,
  });
  if (tooMany) return tooMany;
  // Not a replay: a key that was known above can have been forgotten since.
  return commandWithDocuments(call, offeredIn(call), (db, [document]) =>
    confirmed ? work(db, document?.id) : Promise.resolve(refuse("password_needed")),
  );
}

async function save(
  call: Call<SaveEndpoint>,
  db: Db,
  documentId: string | undefined,
): Promise<Saved | Refused> {
  const { context, actor, body } = call;
  // Locked, so that the later of two simultaneous saves sees the document of the earlier one.
  const person = await usersIn(db).byIdLocked(actor.user.id);
  if (!person) return refuse("not_found");
  const now = context.now();
  const bankDetails = toBlock(body, documentId);
  const payees = await loadPayees(context, db, person.id);
  const replaced = payees.find(isDefaultAccount);
  const isSame =
    replaced !== undefined && JSON.stringify(replaced.bankDetails) === JSON.stringify(bankDetails);
  const account = accountIn(bankDetails);
  const other = payees.find((one) => !one.isDefault && isSamePayeeAccount(one.account, account));
  const from = await usableFrom(call, db);
  const named = isSame ? replaced : other;
  const payee: BankPayee = {
    kind: "bank",
    id: named?.id ?? context.newId(),
    label: named?.label ?? null,
    isDefault: true,
    // Unchanged details keep their waiting period, unless the second factor confirms them now.
    usableFrom: isSame && from !== null ? replaced.usableFrom : from,
    addedAt: isSame ? replaced.addedAt : now,
    account,
    bankDetails,
  };
  if (other) await payeesIn(db).moveAway(other.id);
  if (replaced && !isSame) await keepTrace(call, db, replaced);
  await bankDetailsIn(db).save(defaultAccountRow(context.vault, person.id, payee, now));
  await retireReplacedDocuments(context, db, person.id);
  await recordAccount(context, db, person.id, account);
  await recordBankDetails(db, call, {
    person,
    before: replaced?.bankDetails,
    after: bankDetails,
    usableFrom: payee.usableFrom,
  });
  return { addedAt: payee.addedAt, documentId, usableFrom: payee.usableFrom };
}

/** When the account was saved and replaced. */
async function keepTrace(
  { context, actor }: Call<SaveEndpoint>,
  db: Db,
  payee: BankPayee,
): Promise<void> {
  const userId = actor.user.id;
  const accountId = await recordAccount(context, db, userId, payee.account);
  await payeesIn(db).insert(payeeRow(context.vault, userId, payee, accountId));
  await payeesIn(db).remove(payee.id, context.now());
}

function offeredIn({ body }: Pick<Call<SaveEndpoint | PayeeEndpoint>, "body">): UploadedFile[] {
  if (!("region" in body) || body.region !== "OTHERS") return [];
  const { document: file, pendingDocument: pendingUploadId } = body;
  return file || pendingUploadId
    ? [{ file, pendingUploadId, purpose: "bank", field: "document" }]
    : [];
}

export function toBlock(
  body: Call<SaveEndpoint>["body"],
  documentId: string | undefined,
): BankDetailsBlock {
  if (body.region !== "OTHERS") return body;
  const { region, description, documentUrl } = body;
  return documentId ? { region, description, documentId } : { region, description, documentUrl };
}

interface Replacement {
  readonly person: UserRow;
  readonly before: BankDetailsBlock | undefined;
  readonly after: BankDetailsBlock;
  readonly usableFrom: number | null;
}

/** Inside the database transaction that saves them: notifies the user, too, because stolen money leaves through them. Both figures are masked. */
async function recordBankDetails(
  db: Db,
  call: Call<SaveEndpoint>,
  { person, before, after, usableFrom }: Replacement,
): Promise<void> {
  const { context, address } = call;
  const described = (block: BankDetailsBlock) =>
    describeBankDetails(block, context.settings.language);
  const [was, now] = [before && described(before), described(after)];
  await recordAudit(db, call, {
    action: "bank_details.saved",
    subject: `user:${person.id}`,
    before: was,
    after: now,
    about: person,
  });
  // Saved again without a change.
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const mailed = { was: before && mailedBankDetails(before), now: mailedBankDetails(after) };
  await queueEmail(
    context,
    db,
    person,
    bankDetailsChanged({
      ...mailed,
      usableFrom,
      at: context.now(),
      address,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}

interface MailedChange {
  /** Masked, without text that the customer chose; undefined if there were none before. */
  readonly was: LocalizedText | undefined;
  readonly now: LocalizedText;
  /** UTC milliseconds; null if they can be used immediately. */
  readonly usableFrom: number | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** For details saved the first time, too: the customer may not have been the one who did it. */
const bankDetailsChanged = ({ was, now, usableFrom, at, address, forgotHref }: MailedChange) =>
  localizedEmail((t, locale) => ({
    kind: "bank_details_changed",
    subject: t("bankDetailsChanged.subject"),
    paragraphs: [
      t("bankDetailsChanged.body", { brand: operator().brand }),
      ...(was ? [t("bankDetailsChanged.pending")] : []),
    ],
    facts: [
      [t("bankDetailsChanged.now"), now(locale)],
      ...(was ? [[t("bankDetailsChanged.before"), was(locale)] as const] : []),
      ...(usableFrom === null
        ? []
        : [[t("bankDetailsChanged.usableFrom"), moment(usableFrom, locale)] as const]),
      [t("time"), moment(at, locale)],
      [t("ipAddress"), address ?? t("unknownAddress")],
    ],
    advice: t("notYou"),
    link: { label: t("resetPassword"), href: forgotHref },
  }));

export const bankDetailsEmailExamples: EmailExamples = {
  bank_details_changed: {
    email: bankDetailsChanged({
      ...exampleFacts,
      was: (locale) => messagesIn(locale, "emails")("bankAccount", { number: "••••6789" }),
      now: (locale) => messagesIn(locale, "emails")("iban", { number: "••••3000" }),
      usableFrom: exampleFacts.at + 24 * 60 * 60_000,
    }),
  },
};
