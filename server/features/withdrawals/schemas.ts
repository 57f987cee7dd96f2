// Schemas of bank details, payout blocks and the payout stop. Bank details are a region and a
// `usa`, `europe` or `others` object; flat fields are accepted too.
import { errorMessage, type ErrorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { Network, validate } from "bitcoin-address-validation";
import { InstantField, text, Id } from "../../kernel/schemas/fields";
import { isValidBIC } from "ibantools";
import { isIban } from "../../kernel/iban";
import { asAccount, asBic, asIban, asName } from "../../kernel/typed-text";
import { bankRegions, type BankRegion } from "./labels";
import { isRoutingNumber } from "../../kernel/routing-number";
import { optionalFile } from "../../kernel/schemas/file-fields";
import { exampleBankDetails } from "../../kernel/schemas/example-records";
import { sentAs } from "../../kernel/schemas/sent-as";
import { stepUpFields } from "../sessions/schemas";
import {
  multilineText,
  optionalCode,
  requiredCode,
  requiredName,
  optionalText,
} from "../../kernel/schemas/text";
import { limits } from "../../kernel/limits";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { NamedUser } from "../audit/party-schemas";
import { Version } from "../ledger/transaction-schemas";

const usaMissing = errorMessage("bankUsaMissing");
const europeMissing = errorMessage("bankEuropeMissing");
const othersMissing = errorMessage("bankOthersMissing");
export const regionMissing = errorMessage("bankRegionMissing");

const named = (message: ErrorMessage) => requiredName(message, 140);
const account = (message: ErrorMessage, read = asAccount) => requiredCode(message, 140, read);

export const Usa = z.object({
  region: z.literal("USA"),
  recipientName: named(usaMissing).meta({
    description: "Name on the account",
    examples: ["Nora New"],
  }),
  bankName: named(usaMissing).meta({
    description: "Name of the bank",
    examples: ["Lakeside Federal Bank"],
  }),
  accountNumber: account(usaMissing)
    .refine(isAccountNumber, errorMessage("usaAccountNumber"))
    .meta({ description: "Account number", examples: ["000123456789"] }),
  routingNumber: account(usaMissing)
    .refine(isRoutingNumber, errorMessage("routingNumber"))
    .meta({ description: "Nine-digit ABA routing number", examples: ["021000021"] }),
});

export const Europe = z.object({
  region: z.literal("EUROPE"),
  recipientName: named(europeMissing).meta({
    description: "Name on the account",
    examples: ["Nora New"],
  }),
  accountNumber: account(europeMissing)
    .refine((text) => /^[A-Z0-9]{4,34}$/.test(text), errorMessage("accountNumber"))
    .meta({ description: "Account number", examples: ["000123456789"] }),
  iban: account(europeMissing, asIban)
    .refine(isIban, errorMessage("iban"))
    .meta({
      description: "Validated; spaces are removed",
      examples: ["DE89 3704 0044 0532 0130 00"],
    }),
  swiftCode: account(europeMissing, asBic)
    .refine(isValidBIC, errorMessage("swiftCode"))
    .meta({ description: "SWIFT/BIC code", examples: ["COBADEFFXXX"] }),
});

export const Others = z.object({
  region: z.literal("OTHERS"),
  description: multilineText(othersMissing, 2000).meta({
    description: "Bank name, account number and any routing details",
    examples: ["Bank of Example, account 123456789"],
  }),
  documentUrl: z
    .string()
    .overwrite(asName)
    .max(2000, errorMessage("tooLong", { maximum: 2000 }))
    .refine((text) => text === "" || isWebAddress(text), errorMessage("webAddress"))
    .transform((text) => text || undefined)
    .optional()
    .meta({
      description: "URL of a document",
      examples: ["https://files.example.org/bank-letter.pdf"],
    }),
  document: optionalFile.describe("Instead of `documentUrl`: JPEG, PNG, WebP or PDF up to 10 MB"),
  pendingDocument: optionalCode().describe("ID of a pending upload, instead of `document`"),
});

export const BankDetailsBody = z.preprocess(
  flatten,
  z.discriminatedUnion("region", [Usa.strict(), Europe.strict(), Others.strict()], regionMissing),
);

const region = { region: true } as const;
sentAs.set(
  BankDetailsBody,
  z
    .union([
      z
        .strictObject({
          region: Usa.shape.region,
          usa: Usa.omit(region).strict().describe("Account in the United States"),
        })
        .meta({ title: "USA, as a block" }),
      z
        .strictObject({
          region: Europe.shape.region,
          europe: Europe.omit(region).strict().describe("Account in Europe"),
        })
        .meta({ title: "EUROPE, as a block" }),
      z
        .strictObject({
          region: Others.shape.region,
          others: Others.omit({ ...region, document: true })
            .strict()
            .describe("Account elsewhere, as free text"),
        })
        .meta({ title: "OTHERS, as a block" }),
      Usa.strict().meta({ title: "USA, flat" }),
      Europe.strict().meta({ title: "EUROPE, flat" }),
      Others.strict().meta({ title: "OTHERS, flat" }),
    ])
    .meta({ id: "BankDetailsBody" }),
);

/** The bank details page: `change` says which of the two calls the rendered form makes, so that a double post stays one call. */
export const BankDetailsForm = z
  .discriminatedUnion("region", [Usa, Europe, Others], regionMissing)
  .and(z.object({ change: z.enum(["add", "update"]).catch("add"), ...stepUpFields }));

/** A block as stored: an uploaded file is referenced by its document's ID. */
export const BankDetailsBlock = z.discriminatedUnion("region", [
  Usa,
  Europe,
  Others.omit({ document: true, pendingDocument: true }).extend({
    documentId: z.string().optional(),
  }),
]);
export type BankDetailsBlock = z.output<typeof BankDetailsBlock>;

const blockNames: Record<BankRegion, string> = { USA: "usa", EUROPE: "europe", OTHERS: "others" };

function flatten(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("region" in body)) return body;
  const region = bankRegions.find((known) => known === body.region);
  const name = region && blockNames[region];
  const block = name && Object.entries(body).find(([sent]) => sent === name)?.[1];
  if (typeof block !== "object" || block === null) return body;
  return {
    ...Object.fromEntries(Object.entries(body).filter(([sent]) => sent !== name)),
    ...block,
    region,
  };
}

function isAccountNumber(text: string): boolean {
  return /^\d{4,17}$/.test(text);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Format and checksum of an address on Bitcoin's main network. */
export function isBitcoinAddress(address: string): boolean {
  return validate(address, Network.mainnet);
}

const shown = {
  recipientName: z.string().optional().describe("Name on the account"),
  bankName: z.string().optional().describe("Name of the bank"),
  accountNumber: text("Masked", "••••6789").optional(),
  routingNumber: z.string().optional().describe("Nine-digit ABA routing number"),
  iban: text("Masked", "••••3000").optional(),
  swiftCode: z.string().optional().describe("SWIFT/BIC code"),
  description: z.string().optional().describe("Free text; returned only to the owner"),
  documentUrl: z.string().optional().describe("URL of the document; returned only to the owner"),
  addedAt: InstantField,
  isActive: z.boolean().describe("Always true"),
};

export const BankDetails = z
  .object({
    hasBankDetails: z.boolean().describe("Whether bank details are saved"),
    region: z.enum(bankRegions).optional(),
    usableFrom: InstantField.optional().describe(
      "Earliest payout, since the details are new; missing if there is no waiting period",
    ),
    usa: z.object(shown).optional().describe("Account in the United States"),
    europe: z.object(shown).optional().describe("Account in Europe"),
    others: z.object(shown).optional().describe("Account elsewhere, as free text"),
  })
  .meta({ id: "BankDetails", examples: [exampleBankDetails] });
export type BankDetails = z.output<typeof BankDetails>;

// Payout blocks.

const BlockReason = multilineText(
  errorMessage("reasonForCustomer"),
  limits.descriptionMaximumLength,
).meta({
  description: "Reason, shown to the customer",
  examples: ["We are checking a report about your last sign-in."],
});

export const PayoutBlockBody = z
  .strictObject({
    until: z.iso
      .datetime({ offset: true, ...errorMessage("time") })
      .meta({ description: "When it ends", examples: ["2026-11-24T12:00:00Z"] }),
    reason: BlockReason,
  })
  .meta({ id: "PayoutBlockBody" });

/** On the page, the last day is chosen, inclusive. */
export const PayoutBlockForm = z.strictObject({
  until: z.iso.date(errorMessage("date")),
  reason: BlockReason,
});

export const PayoutUnblockBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason for the audit log; included in the user's data export",
    ),
  })
  .meta({
    id: "PayoutUnblockBody",
    examples: [{ reason: "The sign-in was the customer's own." }],
  });

// The payout stop.

export const PayoutStopBody = z
  .strictObject({
    reason: multilineText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "Reason for staff and the audit log; not shown to customers",
      examples: ["The bank reports a breach."],
    }),
  })
  .meta({ id: "PayoutStopBody" });

export const PayoutResumeBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason for the approver and the audit log",
    ),
    version: Version,
  })
  .meta({ id: "PayoutResumeBody", examples: [{ reason: "The bank has closed the gap." }] });

export const PayoutStop = z
  .object({
    isStopped: z.boolean().describe("Whether all payouts are stopped now"),
    id: Id.optional().describe("ID of the stop. This and the following fields are only for staff"),
    since: InstantField.optional().describe("When payouts were stopped"),
    reason: z.string().optional().describe("Why"),
    stoppedBy: NamedUser.optional().describe("Who stopped them"),
    resumeRequest: Id.optional().describe("The open request to resume payouts"),
  })
  .meta({ id: "PayoutStop" });
export type PayoutStop = z.output<typeof PayoutStop>;

export const PayoutStopWithApproval = PayoutStop.extend(approvalRequestField).meta({
  id: "PayoutStopWithApproval",
});
