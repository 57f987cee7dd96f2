// Bank details travel as region plus `usa`, `europe` or `others`; flat fields are accepted too.
import { z } from "zod";
import { InstantField, text } from "../../kernel/schemas/fields";
import { isValidBIC, isValidIBAN } from "ibantools";
import { bankRegions, type BankRegion } from "./labels";
import { isRoutingNumber } from "../../kernel/routing-number";
import { optionalFile } from "../../kernel/schemas/file-fields";
import { exampleBankDetails } from "../../kernel/schemas/example-records";
import { sentAs } from "../../kernel/schemas/sent-as";
import { stepUpFields } from "../sessions/schemas";
import { isPlain, optionalText, requiredText } from "../../kernel/schemas/text";

const usaMissing = "Please fill all required fields for USA bank details";
const europeMissing = "Please fill all required fields for Europe bank details";
const othersMissing = "Please provide account details description";
const regionMissing = "Choose the region of your bank";

const filled = (message: string) => requiredText(message, 140);
const compact = (message: string) =>
  filled(message).transform((text) => text.replace(/[\s-]/g, "").toUpperCase());

const Usa = z.object({
  region: z.literal("USA"),
  recipientName: filled(usaMissing).meta({
    description: "Holder of the account",
    examples: ["Nora New"],
  }),
  bankName: filled(usaMissing).meta({
    description: "Name of the bank",
    examples: ["Lakeside Federal Bank"],
  }),
  accountNumber: compact(usaMissing)
    .refine(isAccountNumber, "Enter an account number of 4 to 17 digits")
    .meta({ description: "Account number", examples: ["000123456789"] }),
  routingNumber: compact(usaMissing)
    .refine(isRoutingNumber, "Enter a routing number of 9 digits that exists")
    .meta({ description: "ABA number of nine digits, checked", examples: ["021000021"] }),
});

const Europe = z.object({
  region: z.literal("EUROPE"),
  recipientName: filled(europeMissing).meta({
    description: "Holder of the account",
    examples: ["Nora New"],
  }),
  accountNumber: compact(europeMissing)
    .refine((text) => /^[A-Z0-9]{4,34}$/.test(text), "Enter a valid account number")
    .meta({ description: "Account number", examples: ["000123456789"] }),
  iban: compact(europeMissing)
    .refine(isValidIBAN, "Enter a valid IBAN")
    .meta({
      description: "Checked; spaces are taken out",
      examples: ["DE89 3704 0044 0532 0130 00"],
    }),
  swiftCode: compact(europeMissing)
    .refine(isValidBIC, "Enter a valid SWIFT/BIC code")
    .meta({ description: "SWIFT/BIC code, checked", examples: ["COBADEFFXXX"] }),
});

const Others = z.object({
  region: z.literal("OTHERS"),
  description: z
    .string({ error: othersMissing })
    .trim()
    .min(1, othersMissing)
    .max(2000, "Please use at most 2000 characters")
    .refine(isPlain, "Please remove control characters")
    .meta({ description: "Free text", examples: ["Savings for March"] }),
  documentUrl: z
    .string()
    .trim()
    .max(2000)
    .refine(
      (text) => text === "" || isWebAddress(text),
      "Enter an address that begins with http:// or https://",
    )
    .transform((text) => text || undefined)
    .optional()
    .meta({
      description: "Web address of a document",
      examples: ["https://files.example.org/bank-letter.pdf"],
    }),
  document: optionalFile.describe("In place of `documentUrl`: JPEG, PNG, WebP or PDF up to 10 MB"),
  keptDocument: optionalText(40).describe("Id of a kept file, in place of `document`"),
});

export const BankDetailsBody = z.preprocess(
  flatten,
  z.discriminatedUnion("region", [Usa.strict(), Europe.strict(), Others.strict()], {
    error: regionMissing,
  }),
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
            .describe("Account anywhere else, in words"),
        })
        .meta({ title: "OTHERS, as a block" }),
      Usa.strict().meta({ title: "USA, flat" }),
      Europe.strict().meta({ title: "EUROPE, flat" }),
      Others.strict().meta({ title: "OTHERS, flat" }),
    ])
    .meta({ id: "BankDetailsBody" }),
);

/** The bank details page: `change` says which of the two calls was meant when the form was drawn, so that a double post stays one call. */
export const BankDetailsForm = z
  .discriminatedUnion("region", [Usa, Europe, Others], { error: regionMissing })
  .and(z.object({ change: z.enum(["add", "update"]).catch("add"), ...stepUpFields }));

/** A block as it is kept: a file handed in with it goes by the id of its document. */
export const BankDetailsBlock = z.discriminatedUnion("region", [
  Usa,
  Europe,
  Others.omit({ document: true, keptDocument: true }).extend({ documentId: z.string().optional() }),
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

const shown = {
  recipientName: z.string().optional().describe("Holder of the account"),
  bankName: z.string().optional().describe("Name of the bank"),
  accountNumber: text("Masked", "••••6789").optional(),
  routingNumber: z.string().optional().describe("ABA number of nine digits, checked"),
  iban: text("Masked", "••••3000").optional(),
  swiftCode: z.string().optional().describe("SWIFT/BIC code, checked"),
  description: z.string().optional().describe("Only for its owner"),
  documentUrl: z.string().optional().describe("Only for its owner"),
  addedAt: InstantField,
  isActive: z.boolean().describe("False once the card has expired"),
};

export const BankDetails = z
  .object({
    hasBankDetails: z.boolean().describe("Whether bank details are saved"),
    region: z.enum(bankRegions).optional(),
    usableFrom: InstantField.optional().describe(
      "Before then no withdrawal to them is paid out, since they are new; missing where they need not wait",
    ),
    usa: z.object(shown).optional().describe("Account in the United States"),
    europe: z.object(shown).optional().describe("Account in Europe"),
    others: z.object(shown).optional().describe("Account anywhere else, in words"),
  })
  .meta({ id: "BankDetails", examples: [exampleBankDetails] });
export type BankDetails = z.output<typeof BankDetails>;
