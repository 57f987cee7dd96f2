// Imports of bank statements: the upload, the preview, and what became of it.
import { z } from "zod";
import {
  AmountNumber,
  Count,
  CurrencyCode,
  Id,
  InstantField,
  recordId,
  text,
} from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { oneOf, pageFields, pageResponse } from "../../kernel/schemas/page";
import { requiredFile } from "../../kernel/schemas/file-fields";
import { optionalCode, optionalLine, requiredCode } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { NamedUser } from "../audit/party-schemas";
import { csvDateFormats, csvDecimalSigns, csvDelimiters, csvEncodings } from "./csv-mapping-rules";
import { importStates, statementFormats } from "./labels";
import { BankLine } from "./line-schemas";

export const AccountId = text("ID of the receiving account", "example-eur");
const Day = text("A day", "2026-11-25").meta({ format: "date" });

export const UploadBody = z
  .strictObject({
    account: requiredCode(errorMessage("receivingAccountMissing"), 32).meta({
      description: "ID of the receiving account",
      examples: ["example-eur"],
    }),
    file: requiredFile(errorMessage("statementFileMissing")).describe(
      "camt.053 (versions 2 to 8), MT940 or CSV, up to 10 MB",
    ),
  })
  .meta({ id: "BankStatementUploadBody" });

/** The form may be shown again after an error; a statement's file is then chosen again. */
export const UploadForm = UploadBody.extend({ pendingUpload: optionalCode(300) });

const columnNumber = (maximum = 200) => {
  const message = errorMessage("columnNumber", { maximum });
  return z.preprocess(
    (value) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value),
    z.int(message).min(1, message).max(maximum, message),
  );
};
const requiredColumn = columnNumber();
const optionalColumn = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  columnNumber().optional(),
);
const skipped = z.preprocess(
  (value) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value),
  z
    .int(errorMessage("wholeNumber", { maximum: 100 }))
    .min(0)
    .max(100),
);
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, oneOf(values));

/** Amounts are in one signed column, or in two, or beside a column that says which way the money went. */
export const MappingBody = z
  .strictObject({
    name: optionalLine(60).meta({
      description: "Saves the mapping for the account under this name",
      examples: ["Business account"],
    }),
    delimiter: choice(csvDelimiters).describe("What separates the columns"),
    encoding: choice(csvEncodings).describe("Encoding of the file"),
    skippedLines: skipped.describe("Lines before the first amount, the headings included"),
    hasHeadings: z
      .preprocess((value) => value === true || value === "on" || value === "true", z.boolean())
      .describe("Whether the last skipped line has headings, which later files must have, too"),
    mayEndWithoutBreak: z
      .preprocess((value) => value === true || value === "on" || value === "true", z.boolean())
      .describe(
        "Whether the bank's files end without a line break. Otherwise, one that does is incomplete",
      ),
    dateFormat: choice(csvDateFormats).describe("How dates are written"),
    decimalSign: choice(csvDecimalSigns).describe("The decimal sign of amounts"),
    amountIs: choice(["signed", "separate", "indicator"]).describe(
      "`signed`: money out is negative; `separate`: a column each; `indicator`: beside the column `indicator`",
    ),
    amount: requiredColumn.describe("Column of the amount, or of money in"),
    amountOut: optionalColumn.describe("Column of money out, for `separate`"),
    indicator: optionalColumn.describe("Column with the direction, for `indicator`"),
    inMark: optionalCode(20).describe("What that column has for money in"),
    outMark: optionalCode(20).describe("What that column has for money out"),
    bookingDate: requiredColumn.describe("Column of the booking date"),
    valueDate: optionalColumn.describe("Column of the value date"),
    balance: optionalColumn.describe("Column of the balance after the line"),
    bankReference: optionalColumn.describe("Column of the bank's reference"),
    endToEndId: optionalColumn.describe("Column of the end-to-end reference"),
    payerReference: optionalColumn.describe("Column of the creditor reference"),
    counterparty: optionalColumn.describe("Column of the other party's name"),
    counterpartyAccount: optionalColumn.describe("Column of the other party's account"),
    details: optionalColumn.describe("Column of the payment details"),
    moreDetails: optionalColumn.describe("A second column of payment details"),
    kind: optionalColumn.describe("Column of the bank's kind of transaction"),
    ownAccount: optionalColumn.describe("Column of the account that the statement is of"),
    currency: optionalColumn.describe("Column of the currency"),
  })
  .meta({ id: "CsvMappingBody" });
export type MappingBody = z.output<typeof MappingBody>;

export const ReceivingAccountName = z.object({
  id: AccountId,
  bank: text("Name of the bank", "Example Bank, Munich"),
  number: text("IBAN or account number", "DE02120300000000202051"),
  currency: CurrencyCode,
});

const Total = z.object({ count: Count, amount: AmountNumber });

export const BankImport = z
  .object({
    id: Id,
    account: ReceivingAccountName.describe("Receiving account that it is a statement of"),
    format: z.enum(statementFormats),
    fileName: text("Name of the uploaded file", "2026-11-25.xml"),
    state: z.enum(importStates),
    preparedBy: NamedUser.describe("Who uploaded it"),
    preparedAt: InstantField,
    confirmedBy: NamedUser.optional().describe("Who confirmed it"),
    confirmedAt: InstantField.optional(),
    endedBy: NamedUser.optional().describe("Who discarded or undid it"),
    endedAt: InstantField.optional().describe("When it was posted, discarded or undone"),
    undoRequestedBy: NamedUser.optional().describe("Who asked to undo it"),
    needsTwo: z
      .boolean()
      .describe(
        "Whether it takes two people: one who uploaded it or mapped its columns, and another who confirms it; and two to undo it",
      ),
    totals: z
      .object({
        in: Total.describe("Money in, without lines that were already imported"),
        out: Total.describe("Money out, without lines that were already imported"),
        duplicates: Count.describe("Lines that were already imported"),
        posted: Count.describe("Lines that are posted"),
        waiting: Count.describe("Posted lines that are open"),
      })
      .describe("Sums and counts of its lines"),
    results: z
      .array(
        z.object({
          name: text("A state of lines, or what is proposed for them", "credit"),
          isProposal: z.boolean().describe("Whether it is a proposal"),
          count: Count,
          amount: AmountNumber.describe("Signed"),
        }),
      )
      .describe("Lines by state; before they are posted, by proposal"),
    canConfirm: z.boolean().describe("Whether the caller can confirm it"),
    canDiscard: z.boolean().describe("Whether the caller can discard it"),
    canUndo: z.boolean().describe("Whether the caller can undo it, or ask for it"),
  })
  .meta({ id: "BankImport" });
export type BankImport = z.output<typeof BankImport>;

export const BankImportDetails = BankImport.extend({
  statements: z
    .array(
      z.object({
        number: text("The bank's number of the statement", "112/2026").optional(),
        openingDay: Day.optional(),
        opening: AmountNumber.optional().describe("Opening balance"),
        closingDay: Day.optional(),
        closing: AmountNumber.optional().describe("Closing balance"),
      }),
    )
    .describe("Statements in the file, with their balances"),
  gap: z
    .object({
      expected: AmountNumber.describe("Closing balance of the last imported statement"),
      found: AmountNumber.describe("Opening balance of this one"),
      day: Day.describe("Day of the last closing balance"),
    })
    .optional()
    .describe("Present if the opening balance doesn't follow the last imported statement"),
  duplicatesOf: z
    .array(z.object({ id: recordId("ID of the import"), fileName: z.string(), count: Count }))
    .describe("The imports that already have some of the lines"),
  lines: z.array(BankLine).describe("A page of lines, in the order of the file"),
  ...pageResponse,
}).meta({ id: "BankImportDetails" });
export type BankImportDetails = z.output<typeof BankImportDetails>;

export const ImportQuery = z.object(pageFields());
export const ImportLinesQuery = z.object(
  pageFields(limits.pageSizeMaximum, limits.pageSizeMaximum),
);

export const BankImportPage = z
  .object({ imports: z.array(BankImport).describe("Newest first"), ...pageResponse })
  .meta({ id: "BankImportPage" });

export const CsvColumnsView = z
  .object({
    import: BankImport,
    delimiter: z.enum(csvDelimiters).describe("What the columns seem to be separated by"),
    encoding: z.enum(csvEncodings),
    rows: z.array(z.array(z.string())).describe("The first lines of the file"),
    mappings: z
      .array(z.object({ name: z.string(), mapping: MappingBody }))
      .describe("Mappings saved for the account"),
  })
  .meta({ id: "CsvColumnsView" });
export type CsvColumnsView = z.output<typeof CsvColumnsView>;

export const ReceivingAccountList = z
  .object({ accounts: z.array(ReceivingAccountName).describe("Receiving accounts, by currency") })
  .meta({ id: "StatementAccountList" });
