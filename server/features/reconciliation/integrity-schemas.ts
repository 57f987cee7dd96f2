import { z } from "zod";

const IntegrityCheck = z
  .object({
    at: z.string(),
    by: z
      .string()
      .optional()
      .meta({
        description:
          "The administrator who asked for it; missing where it was `npm run ledger:verify`",
        examples: ["Ada Admin"],
      }),
    entries: z.number().meta({ description: "How many were read", examples: [120] }),
    accounts: z
      .number()
      .meta({ description: "How many balances were compared with their entries", examples: [54] }),
    transactions: z.number(),
    faults: z.number().meta({ description: "0 where the ledger is sound" }),
    sentences: z.array(z.string()).meta({ description: "The first of the faults" }),
  })
  .meta({ id: "LedgerVerdict" });

export const LedgerIntegrity = z
  .object({
    verdict: IntegrityCheck.optional().meta({
      description: "How the last proof ended; missing where there was none",
    }),
    canVerify: z.boolean().meta({
      description:
        "Whether the ledger is short enough to be proved by a call; a longer one takes `npm run ledger:verify`",
      examples: [true],
    }),
  })
  .meta({ id: "LedgerStanding" });
export type LedgerIntegrity = z.output<typeof LedgerIntegrity>;
