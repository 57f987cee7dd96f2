import { z } from "zod";
import { EmailAddress, InstantField, text } from "../../kernel/schemas/fields";
import { Transaction } from "../ledger/transaction-schemas";
import { TimeZone } from "../statements/schemas";

export const Receipt = Transaction.pick({
  id: true,
  reference: true,
  type: true,
  action: true,
  paymentMethod: true,
  amount: true,
  fee: true,
  netAmount: true,
  currency: true,
  sourceAmount: true,
  sourceCurrency: true,
  rate: true,
  rateAsOf: true,
  rateIsSimulated: true,
  status: true,
  payout: true,
  destination: true,
  description: true,
  reason: true,
  createdAt: true,
  updatedAt: true,
})
  .extend({
    holder: text("Full name of the customer", "Nora New"),
    email: EmailAddress,
    card: text("Masked card of a deposit", "Visa ••••1111").optional(),
    isProofOfPayment: z
      .boolean()
      .describe("Whether the money has moved: a deposit was credited, or a withdrawal was sent"),
    timeZone: TimeZone,
    drawnUpAt: InstantField,
  })
  .meta({ id: "Receipt" });
export type Receipt = z.output<typeof Receipt>;
