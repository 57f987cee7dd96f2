// Schemas of payees: a customer's bank accounts and Bitcoin addresses.
import { z } from "zod";
import { Id, InstantField, TransactionReference, text } from "../../kernel/schemas/fields";
import { sentAs } from "../../kernel/schemas/sent-as";
import { requiredName } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { asCoinAddress } from "../../kernel/typed-text";
import { stepUpFields } from "../sessions/schemas";
import { bankRegions, payeeKinds, payeeLabelMaximumLength } from "./labels";
import { Europe, isBitcoinAddress, Others, regionMissing, Usa } from "./schemas";

const label = requiredName(errorMessage("payeeLabel"), payeeLabelMaximumLength).meta({
  description: "The user's own name for it",
  examples: ["Household account"],
});

const blocks = [
  Usa.extend({ label }).strict(),
  Europe.extend({ label }).strict(),
  Others.extend({ label }).strict(),
] as const;

export const BankPayeeBody = z.discriminatedUnion("region", blocks, regionMissing);
sentAs.set(
  BankPayeeBody,
  z
    .union([
      blocks[0].meta({ title: "USA" }),
      blocks[1].meta({ title: "EUROPE" }),
      blocks[2].meta({ title: "OTHERS" }),
    ])
    .meta({ id: "BankPayeeBody" }),
);

const invalidAddress = errorMessage("walletAddress");
const walletAddress = z
  .string(invalidAddress)
  .overwrite(asCoinAddress)
  .max(120, invalidAddress)
  .refine(isBitcoinAddress, invalidAddress)
  .meta({ description: "Bitcoin address", examples: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"] });

export const AddressPayeeBody = z
  .strictObject({ label, walletAddress })
  .meta({ id: "AddressPayeeBody" });

export const PayeeLabelBody = z.strictObject({ label }).meta({ id: "PayeeLabelBody" });

/** The page's forms: the body of the call, and the password and code that it may need. */
export const PayeeForm = z
  .discriminatedUnion(
    "region",
    [
      Usa.extend({ label }),
      Europe.extend({ label }),
      Others.extend({ label }),
      z.object({ region: z.literal("BITCOIN"), label, walletAddress }),
    ],
    regionMissing,
  )
  .and(z.object(stepUpFields));
export const PayeeLabelForm = z.object({ label, ...stepUpFields });
export const PayeeConfirmationForm = z.object(stepUpFields);

export const PayeeInfo = z
  .object({
    id: Id,
    kind: z.enum(payeeKinds).describe("Bank account or Bitcoin address"),
    label: z
      .string()
      .optional()
      .describe("The user's own name for it; missing if it was saved as bank details"),
    masked: text("Masked account number or address", "Lakeside Federal Bank ••••6789"),
    region: z.enum(bankRegions).optional().describe("Region of the bank"),
    recipientName: text("Name on the account, if known", "Nora New").optional(),
    description: z
      .string()
      .optional()
      .describe(
        "The account as the owner described it, for the region `OTHERS`; returned only to the owner",
      ),
    documentUrl: z.string().optional().describe("URL of its document; returned only to the owner"),
    isDefault: z
      .boolean()
      .describe(
        "Whether it is the default of its kind. The default bank account is the saved bank details, which withdrawals without a `payeeId` are paid to",
      ),
    isOwnAccount: z
      .boolean()
      .describe("Whether the name on the account is the verified name of the user"),
    usableFrom: InstantField.optional().describe(
      "Earliest payout, since it is new; missing if there is no waiting period",
    ),
    createdAt: InstantField.describe("When it was added"),
    lastUsedAt: InstantField.optional().describe(
      "When the last withdrawal to it was requested that wasn't canceled or rejected",
    ),
    openWithdrawal: z
      .object({ id: Id, reference: TransactionReference })
      .optional()
      .describe("A withdrawal to it that hasn't been paid yet: until then, it can't be removed"),
  })
  .meta({ id: "PayeeInfo" });
export type PayeeInfo = z.output<typeof PayeeInfo>;

export const PayeeList = z
  .object({ payees: z.array(PayeeInfo).describe("The defaults first, then as they were added") })
  .meta({ id: "PayeeList" });
