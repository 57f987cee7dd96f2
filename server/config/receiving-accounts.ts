// "receivingAccounts" in OPERATOR_FILE: the accounts that customers send bank transfers to.
import { z } from "zod";
import { currencies } from "../kernel/currencies";
import { isIban } from "../kernel/iban";
import { formatChoice } from "../kernel/list-format";
import {
  exampleReceivingAccounts,
  statementAccountOf,
  type ReceivingAccount,
} from "../kernel/receiving-account";
import { isRoutingNumber } from "../kernel/routing-number";
import { asAccount, asBic, asIban, asName } from "../kernel/typed-text";

/** The holder's name is part of the QR code for euros, which allows no more. */
const longest = { holder: 70, bank: 80, address: 140 };
const most = 20;

const text = (key: string, maximum: number) => {
  const rule = `"${key}" must be text of 1 to ${maximum} characters`;
  return z
    .string(rule)
    .transform(asName)
    .refine((name) => name.length >= 1 && name.length <= maximum, rule);
};

function code(read: (typed: string) => string, isValid: (code: string) => boolean, rule: string) {
  return z.string(rule).transform(read).refine(isValid, rule);
}

const isId = (id: string) => /^[A-Za-z0-9-]{1,32}$/.test(id);
const idRule = '"id" must be a code of 1 to 32 letters, digits, and hyphens';
const daysRule = '"arrivesWithinDays" must be a whole number from 0 to 30';

const keys = {
  id: z.string(idRule).refine(isId, idRule),
  currency: z.enum(currencies, `"currency" must be ${formatChoice(currencies, "en")}`),
  holder: text("holder", longest.holder),
  bank: text("bank", longest.bank),
  iban: code(asIban, isIban, '"iban" must be a valid IBAN').optional(),
  bic: code(
    asBic,
    (bic) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic),
    '"bic" must be a valid BIC of 8 or 11 characters',
  ).optional(),
  accountNumber: code(
    asAccount,
    (number) => /^[A-Z0-9]{4,34}$/.test(number),
    '"accountNumber" must be text of 4 to 34 letters and digits',
  ).optional(),
  routingNumber: code(
    asAccount,
    isRoutingNumber,
    '"routingNumber" must be a valid routing number of nine digits',
  ).optional(),
  sortCode: code(
    asAccount,
    (digits) => /^\d{6}$/.test(digits),
    '"sortCode" must be a sort code of six digits',
  ).optional(),
  bankAddress: text("bankAddress", longest.address).optional(),
  arrivesWithinDays: z.int(daysRule).min(0, daysRule).max(30, daysRule),
};

const Account = z.strictObject(keys).superRefine((account, context) => {
  const message = lacking(account);
  if (message) context.addIssue({ code: "custom", message });
});

/** Without these, no bank could send a transfer to the account. */
function lacking(account: ReceivingAccount): string | null {
  const { currency, iban, bic, accountNumber, routingNumber, sortCode } = account;
  if (currency === "EUR") return iban ? null : 'for EUR needs an "iban"';
  if (!iban && !accountNumber) return 'needs an "iban" or an "accountNumber"';
  if (iban ?? bic) return null;
  if (currency === "USD") return routingNumber ? null : 'needs a "routingNumber" or a "bic"';
  return sortCode ? null : 'needs a "sortCode" or a "bic"';
}

export const receivingAccountList = z
  .array(Account, `must be a list of up to ${most} accounts`)
  .max(most, `must be a list of up to ${most} accounts`)
  .superRefine((accounts, context) => {
    const ids = accounts.map(({ id }) => id.toLowerCase());
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: "custom", message: 'has the same "id" twice' });
    const named = accounts.map((one) => `${statementAccountOf(one)} ${one.currency}`);
    if (new Set(named).size < named.length)
      context.addIssue({ code: "custom", message: "has the same account and currency twice" });
  });

/** What is wrong, and with which account of the list. */
export function accountFault(issue: z.core.$ZodIssue): string {
  const place = issue.path[1];
  if (typeof place !== "number") return issue.message;
  const account = `account ${place + 1}`;
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((name) => JSON.stringify(name.slice(0, 40))).join(", ");
    return `${account} has an unknown key: ${unknown}. The keys are ${Object.keys(keys).join(", ")}`;
  }
  if (issue.path.length === 2 && issue.code !== "custom") return `${account} must be an object`;
  return `${account}${issue.path.length === 2 ? "" : ":"} ${issue.message}`;
}

/** Money sent to an example would be lost. */
export const isExampleAccount = (account: ReceivingAccount): boolean =>
  exampleReceivingAccounts.some(
    (example) => statementAccountOf(example) === statementAccountOf(account),
  );
