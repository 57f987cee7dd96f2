// The balance form and the credit form.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { MessageField, idMeta } from "../../kernel/schemas/fields";
import { balanceFields } from "./rules";
import { type Currency } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { transactionActions, transactionTypes } from "../ledger/labels";
import { Balance, positiveAmount, typedAmount } from "../../kernel/schemas/amount";
import {
  emptyAsMissing,
  optionalText,
  optionalCode,
  requiredCode,
  multilineText,
} from "../../kernel/schemas/text";
import { Transaction, Version } from "../ledger/transaction-schemas";
import { Wallet } from "../ledger/wallet-schemas";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

const givenReason = multilineText(errorMessage("reasonMissing"), limits.descriptionMaximumLength);

const optionalBalance = z.preprocess(emptyAsMissing, Balance.optional());

/** A field that is missing, empty or equal to its loaded value changes nothing. */
export const BalanceEditBody = z.strictObject({
  totalBalance: optionalBalance.meta({
    description: "The difference from the sum of the parts is unallocated",
    examples: [1250],
  }),
  availableBalance: optionalBalance.meta({ examples: [1000] }),
  profitBalance: optionalBalance,
  bonusBalance: optionalBalance,
  pendingWithdrawal: optionalBalance.meta({
    description: "Holds of open requests and a manual hold; only the manual hold changes",
    examples: [250],
  }),
  version: Version,
  reason: optionalText(limits.descriptionMaximumLength).meta({
    description:
      "Reason for the audit log; included in the user's data export. If it's missing, the audit log says so, and in production a second person must approve",
    examples: ["Correction of a duplicate deposit"],
  }),
});

/** On pages, and in a request for approval. */
export const ExplainedBalanceEditBody = BalanceEditBody.extend({
  reason: givenReason.describe("Reason for the audit log; included in the user's data export"),
});

export const BalancePreviewQuery = BalanceEditBody.omit({ version: true, reason: true }).strip();

export const BalancePreview = z
  .object({
    changes: z
      .array(
        z.object({
          field: z.enum(balanceFields),
          before: z.number(),
          after: z.number(),
          posted: z.number().describe("The posted adjustment; 0 if the total is only recalculated"),
        }),
      )
      .describe("Each balance that would change"),
  })
  .meta({ id: "BalancePreview" });
export type BalancePreview = z.output<typeof BalancePreview>;

/** `currency` is the wallet's. The page asks for the reason once the balances are right. */
export function balanceEditFormFor(currency: Currency | undefined) {
  const field = z.preprocess(emptyAsMissing, typedAmount("balance", currency).optional());
  return BalanceEditBody.extend({
    totalBalance: field,
    availableBalance: field,
    profitBalance: field,
    bonusBalance: field,
    pendingWithdrawal: field,
  });
}

export type BalanceEdit = z.output<typeof BalanceEditBody>;

const typeMissing = errorMessage("transactionTypeMissing");
const actionMissing = errorMessage("actionMissing");
const ofType = z
  .preprocess(emptyAsMissing, z.enum(transactionTypes, typeMissing).optional())
  .describe("Transaction type, under either name");
const ofAction = z
  .preprocess(emptyAsMissing, z.enum(transactionActions, actionMissing).optional())
  .describe("Transaction action, under either name");

const creditFields = z.strictObject({
  userId: requiredCode(errorMessage("userMissing"), 100).meta(idMeta("ID of the user")),
  amount: positiveAmount,
  transactionType: ofType,
  type: ofType,
  transactionAction: ofAction,
  action: ofAction,
  description: optionalText(limits.descriptionMaximumLength).meta({
    description:
      "Reason, shown to the user. If it's missing, the audit log says so, and in production a second person must approve",
    examples: ["Refund of a card fee"],
  }),
  reference: optionalCode()
    .refine(
      (text) => text === undefined || /^[A-Za-z0-9][A-Za-z0-9._/-]{2,39}$/.test(text),
      errorMessage("reference"),
    )
    .meta({ description: "Unique reference", examples: ["TX-7Q2M-9KD4"] }),
});

/** Type and action by either of their two names; both are required. */
export const CreditBody = creditFields.transform(inOneSpelling);

const explainedFields = creditFields.extend({
  description: givenReason.meta({
    description: "Reason, shown to the user",
    examples: ["Refund of a card fee"],
  }),
});

/** On pages, and in a request for approval. */
export const ExplainedCreditBody = explainedFields.transform(inOneSpelling);

/** The page of a user's wallet: the URL says whose, and `currency` is the wallet's. */
export const creditFormFor = (userId: string, currency: Currency | undefined) =>
  z.preprocess(
    (form) => (typeof form === "object" && form !== null ? { ...form, userId } : form),
    explainedFields
      .extend({
        amount: typedAmount("credit", currency),
        /** The answer to the question whether a second equal request is meant. */
        isMeant: z.literal("on").optional(),
      })
      .transform(({ isMeant, ...body }, context) => {
        const credit = inOneSpelling(body, context);
        return { credit, isMeant: isMeant === "on" };
      }),
  );

function inOneSpelling<Fields extends z.output<typeof creditFields>>(
  { transactionType, transactionAction, ...body }: Fields,
  context: z.core.$RefinementCtx,
) {
  const [type, action] = [transactionType ?? body.type, transactionAction ?? body.action];
  if (!type || (body.type && body.type !== type))
    context.issues.push({
      code: "custom",
      path: ["transactionType"],
      message: typeMissing.error(),
      input: type,
    });
  if (!action || (body.action && body.action !== action))
    context.issues.push({
      code: "custom",
      path: ["transactionAction"],
      message: actionMissing.error(),
      input: action,
    });
  return type && action ? { ...body, type, action } : z.NEVER;
}

export const CreditResponse = z.object({
  message: MessageField,
  wallet: Wallet,
  transaction: Transaction.optional().describe("Missing while the credit is waiting for approval"),
  ...approvalRequestField,
});
