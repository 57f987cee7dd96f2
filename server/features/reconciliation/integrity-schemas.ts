import { z } from "zod";
import { InstantField, text, figure } from "../../kernel/schemas/fields";
import { NamedUser } from "../audit/party-schemas";

const IntegrityCheck = z
  .object({
    at: InstantField,
    by: text(
      "The staff member who ran it; missing for `portal ledger:verify`",
      "Ada Admin",
    ).optional(),
    ranBy: NamedUser.optional().describe("The same staff member, with their staff ID"),
    entries: figure("Number of entries read", 120),
    accounts: figure("Number of balances compared with their entries", 54),
    transactions: z.number().describe("Number of transactions checked"),
    faults: z.number().describe("0 if the ledger is balanced"),
    sentences: z.array(z.string()).describe("The first errors"),
  })
  .meta({ id: "IntegrityCheck" });

export const LedgerIntegrity = z
  .object({
    lastCheck: IntegrityCheck.optional().describe("The last result, if any"),
    canVerify: z
      .boolean()
      .describe(
        "Whether the ledger is small enough to check with a request; otherwise use `portal ledger:verify`",
      ),
  })
  .meta({ id: "LedgerIntegrity" });
export type LedgerIntegrity = z.output<typeof LedgerIntegrity>;
