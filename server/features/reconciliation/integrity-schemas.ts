import { z } from "zod";
import { InstantField, text, figure } from "../../kernel/schemas/fields";

const IntegrityCheck = z
  .object({
    at: InstantField,
    by: text(
      "The administrator who asked for it; missing where it was `npm run ledger:verify`",
      "Ada Admin",
    ).optional(),
    entries: figure("How many were read", 120),
    accounts: figure("How many balances were compared with their entries", 54),
    transactions: z.number().describe("Newest first"),
    faults: z.number().describe("0 where the ledger is sound"),
    sentences: z.array(z.string()).describe("The first of the faults"),
  })
  .meta({ id: "LedgerVerdict" });

export const LedgerIntegrity = z
  .object({
    verdict: IntegrityCheck.optional().describe(
      "How the last proof ended; missing where there was none",
    ),
    canVerify: z
      .boolean()
      .describe(
        "Whether the ledger is short enough to be proved by a call; a longer one takes `npm run ledger:verify`",
      ),
  })
  .meta({ id: "LedgerStanding" });
export type LedgerIntegrity = z.output<typeof LedgerIntegrity>;
