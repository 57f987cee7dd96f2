import type { Db } from "../../database/db";
import type { Call, Handler, Refused } from "../../http/call";
import { isRefusal, refuse } from "../../kernel/refusal";
import { bitcoinAccount } from "../payment-accounts/account-number";
import { recordAccount } from "../payment-accounts/record-account";
import { usersIn } from "../users/store";
import { bankDetailsIn } from "./bank-details-store";
import { usableFrom } from "./destination-wait";
import {
  defaultAccountRow,
  loadPayees,
  payeeRow,
  type AddressPayee,
  type BankPayee,
  type SavedPayee,
} from "./load-payees";
import type { payeeOperations } from "./payee-operations";
import { checkAddedPayee } from "./rules";
import type { PayeeInfo } from "./payee-schemas";
import { payeesIn } from "./payee-store";
import { payeeName, presentPayee } from "./present-payee";
import { recordPayee } from "./record-payee";
import { saveWithDocument, toBlock, type PayeeEndpoint } from "./save-bank-details";
import { accountIn } from "./sealed-block";

type AddCall = Call<PayeeEndpoint>;

/** The account or address of the new payee. */
type Target =
  | Pick<BankPayee, "kind" | "bankDetails" | "account">
  | Pick<AddressPayee, "kind" | "walletAddress" | "account">;

interface Added {
  readonly target: Target;
  readonly label: string;
  /** The field that has the account's number. */
  readonly field: string;
}

const numberFields = { USA: "accountNumber", EUROPE: "iban", OTHERS: "description" } as const;

export const addBankPayee: Handler<typeof payeeOperations.addBankPayee> = (call) =>
  addPayee(call, (documentId) => {
    const { label, ...block } = call.body;
    const bankDetails = toBlock(block, documentId);
    return {
      target: { kind: "bank", bankDetails, account: accountIn(bankDetails) },
      label,
      field: numberFields[bankDetails.region],
    };
  });

export const addAddressPayee: Handler<typeof payeeOperations.addAddressPayee> = (call) =>
  addPayee(call, () => {
    const { label, walletAddress } = call.body;
    const account = bitcoinAccount(walletAddress);
    return {
      target: { kind: "crypto_address", walletAddress, account },
      label,
      field: "walletAddress",
    };
  });

async function addPayee(
  call: AddCall,
  read: (documentId: string | undefined) => Added,
): Promise<PayeeInfo | Refused> {
  // The stored response of a key isn't encrypted, so it names the payee by its ID alone.
  const added = await saveWithDocument(call, (db, documentId) => save(call, db, read(documentId)));
  return isRefusal(added) ? added : presentPayee(call, added.id);
}

async function save(
  call: AddCall,
  db: Db,
  { target, label, field }: Added,
): Promise<{ readonly id: string } | Refused> {
  const { context, actor, locale } = call;
  const person = await usersIn(db).byIdLocked(actor.user.id);
  if (!person) return refuse("not_found");
  const payees = await loadPayees(context, db, person.id);
  const nameOf = (id: string) => {
    const known = payees.find((payee) => payee.id === id);
    return known ? payeeName(known, locale) : "";
  };
  const refusal = checkAddedPayee(payees, { account: target.account, field, nameOf });
  if (refusal) return refusal;
  const now = context.now();
  const payee: SavedPayee = {
    ...target,
    id: context.newId(),
    label,
    isDefault: !payees.some(({ kind }) => kind === target.kind),
    usableFrom: await usableFrom(call, db),
    addedAt: now,
  };
  const accountId = await recordAccount(context, db, person.id, payee.account);
  if (payee.kind === "bank" && payee.isDefault)
    await bankDetailsIn(db).save(defaultAccountRow(context.vault, person.id, payee, now));
  else await payeesIn(db).insert(payeeRow(context.vault, person.id, payee, accountId));
  await recordPayee(db, call, { person, payee, change: "added" });
  return { id: payee.id };
}
