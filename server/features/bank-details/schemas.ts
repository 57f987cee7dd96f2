// Bank details travel as region plus `usa`, `europe` or `others`; flat fields are accepted too.
import { z } from "zod";
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
  recipientName: filled(usaMissing),
  bankName: filled(usaMissing),
  accountNumber: compact(usaMissing).refine(
    isAccountNumber,
    "Enter an account number of 4 to 17 digits",
  ),
  routingNumber: compact(usaMissing).refine(
    isRoutingNumber,
    "Enter a routing number of 9 digits that exists",
  ),
});

const Europe = z.object({
  region: z.literal("EUROPE"),
  recipientName: filled(europeMissing),
  accountNumber: compact(europeMissing).refine(
    (text) => /^[A-Z0-9]{4,34}$/.test(text),
    "Enter a valid account number",
  ),
  iban: compact(europeMissing).refine(isValidIBAN, "Enter a valid IBAN"),
  swiftCode: compact(europeMissing).refine(isValidBIC, "Enter a valid SWIFT/BIC code"),
});

const Others = z.object({
  region: z.literal("OTHERS"),
  description: z
    .string({ error: othersMissing })
    .trim()
    .min(1, othersMissing)
    .max(2000, "Please use at most 2000 characters")
    .refine(isPlain, "Please remove control characters"),
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
  document: optionalFile,
  keptDocument: optionalText(40),
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
        .strictObject({ region: Usa.shape.region, usa: Usa.omit(region).strict() })
        .meta({ title: "USA, as a block" }),
      z
        .strictObject({ region: Europe.shape.region, europe: Europe.omit(region).strict() })
        .meta({ title: "EUROPE, as a block" }),
      z
        .strictObject({
          region: Others.shape.region,
          others: Others.omit({ ...region, document: true }).strict(),
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
  recipientName: z.string().optional(),
  bankName: z.string().optional(),
  accountNumber: z
    .string()
    .optional()
    .meta({ description: "Masked", examples: ["••••6789"] }),
  routingNumber: z.string().optional(),
  iban: z
    .string()
    .optional()
    .meta({ description: "Masked", examples: ["••••3000"] }),
  swiftCode: z.string().optional(),
  description: z.string().optional().meta({ description: "Only for its owner" }),
  documentUrl: z.string().optional().meta({ description: "Only for its owner" }),
  addedAt: z.string(),
  isActive: z.boolean(),
};

export const BankDetails = z
  .object({
    hasBankDetails: z.boolean(),
    region: z.enum(bankRegions).optional(),
    usa: z.object(shown).optional(),
    europe: z.object(shown).optional(),
    others: z.object(shown).optional(),
  })
  .meta({ id: "BankDetails", examples: [exampleBankDetails] });
export type BankDetails = z.output<typeof BankDetails>;
