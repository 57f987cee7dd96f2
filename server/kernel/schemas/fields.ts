// Fields shared by many responses, with descriptions and examples for the API document.
import { z } from "zod";
import { currencies } from "../currencies";

export const exampleId = "0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90";
/** A text field of a response, with its description and an example. */
export const text = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] });
export const figure = (description: string, example: number) =>
  z.number().meta({ description, examples: [example] });

/** Describes a UUID; nothing is refused for another shape, since no record has such an ID. */
export const idMeta = (description: string) => ({
  description,
  examples: [exampleId],
  format: "uuid",
});
export const recordId = (description: string) => z.string().meta(idMeta(description));
/** May be an ID that doesn't exist: it is returned as it was sent. */
export const SentId = text("ID, as sent by the caller", exampleId);
export const Id = recordId("Stable ID");
export const SameId = recordId("The same as `id`");
export const UserId = recordId("ID of the user");
export const WalletId = recordId("ID of the wallet");
export const InstantField = text("ISO 8601 in UTC", "2026-11-21T09:00:00.000Z").meta({
  format: "date-time",
});
/** When something expires. */
export const ExpiresAt = InstantField.describe("Expiry time, UTC");
export const FullName = text("Full name", "Nora New");
export const StaffId = text(
  "Staff ID: never changed, and never given to anyone else. Customers have none",
  "S-0007",
);
export const EmailAddress = text("Email address", "nora.new@example.org");
export const CurrencyCode = z
  .enum(currencies)
  .meta({ description: "Currency of the amounts (ISO 4217)", examples: ["USD"] });
export const AmountNumber = figure("In major units of the currency", 250);
export const Fee = figure("Part of the amount; missing if there is none", 1.5);
export const NetAmount = figure(
  "What arrives: `amount` without `fee`; missing without a fee",
  248.5,
);
export const TotalAmount = figure("Sum of the amounts, in major units", 250);
export const Count = figure("Count", 1);
export const MessageField = text("Human-readable message", "Done");
export const TransactionReference = text("Unique reference", "TX-7Q2M-9KD4");
export const CryptoOrderNumber = text(
  "Order number: the `id` in `GET /payments/crypto/{id}`",
  "CP-7Q2M-9KD4",
);
export const CoinId = text("The coin, by its `cid`", "BTC");
export const InvoiceUrl = z
  .string()
  .describe("The gateway's payment page; for the simulated gateway, a path on this portal");
export const OrderName = text("Order name chosen by the customer", "Top-up in November");
export const Username = text("Unique, case-insensitive", "nora.new");
export const PhoneText = text("With country code, starting with +", "+12025550101");
export const CountryCode = text("Two capital letters (ISO 3166-1), for example `US`", "US");
export const FileName = text("Name of the file, without folders", "passport.jpg");
export const MediaType = text("Detected from the content", "image/jpeg");
export const SizeBytes = z.int().meta({ description: "Size in bytes", examples: [248_120] });
export const DocumentUrl = text("URL of the file", `/api/documents/${exampleId}`);
export const Simulated = z
  .boolean()
  .meta({ description: "Whether this is simulated", examples: [true] });
