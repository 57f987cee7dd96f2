// Schemas of the accounts that customers send bank transfers to.
import { z } from "zod";
import { Amount } from "../../kernel/schemas/amount";
import { CurrencyCode, text } from "../../kernel/schemas/fields";

export const ReceivingAccountId = text("The operator's code for the account", "example-eur");

export const DepositReference = text(
  "The caller's own creditor reference (ISO 11649). A transfer with it is found and credited",
  "RF667K2M9QWD41",
);

const ReceivingAccount = z
  .object({
    id: ReceivingAccountId,
    currency: CurrencyCode,
    holder: text("Account holder", "Example Markets Ltd"),
    bank: text("Name of the bank", "Example Bank, Munich"),
    iban: text("IBAN, without spaces", "DE02120300000000202051").optional(),
    bic: text("BIC", "BYLADEM1001").optional(),
    accountNumber: text("Account number", "9900112233").optional(),
    routingNumber: text("ABA routing number", "123456780").optional(),
    sortCode: text("Sort code, without hyphens", "123456").optional(),
    bankAddress: text("Address of the bank", "1 Example Street, New York").optional(),
    arrivesWithinDays: z
      .int()
      .describe("Working days that a transfer takes at most; 0 for the same day"),
    qrText: z
      .string()
      .optional()
      .describe("Text of a QR code for banks' apps (EPC069-12); only for euros"),
  })
  .meta({ id: "ReceivingAccount" });
export type ReceivingAccount = z.output<typeof ReceivingAccount>;

export const ReceivingAccountQuery = z.object({
  amount: Amount.optional().describe("Included in the QR codes"),
});

export const ReceivingAccountList = z
  .object({
    currency: CurrencyCode,
    reference: DepositReference,
    accounts: z
      .array(ReceivingAccount)
      .describe("In the wallet's currency; none if bank transfers aren't offered"),
    expectedDepositDays: z
      .int()
      .describe("Days for which a transfer is expected (`POST /expected-deposits`)"),
  })
  .meta({ id: "ReceivingAccountList" });
export type ReceivingAccountList = z.output<typeof ReceivingAccountList>;
