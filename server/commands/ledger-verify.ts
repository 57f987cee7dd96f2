// Proves that the stored balances equal the sums of the ledger's postings.
import { keepVerdict } from "../storage/ledger-verdict";
import type { Command } from "./command";
import { configOfData } from "./stored-data";

export const ledgerVerify: Command = {
  name: "ledger:verify",
  summary: "proves that entries sum to zero, balances equal their postings and transactions are booked as their state says",
  options: [],
  notes: ["It reads one moment of the database and may run while the portal runs.", "Exit code 1, and a line for each fault, where the ledger is not sound.", "When and how it ended is kept in DATA_DIR, where /metrics finds it."],
  async run({ openBackend, progress }) {
    const { context } = await openBackend();
    const report = await context.storage.verifyLedger((stage) => progress.stage(stage));
    await keepVerdict(configOfData().dataDir, { at: context.now(), faults: report.faults.length });
    return soundLedger(report);
  },
};

type Report = { entries: number; accounts: number; transactions: number; faults: readonly string[] };

/** What to print of a sound ledger; throws with every fault of another. */
export function soundLedger({ entries, accounts, transactions, faults }: Report): string {
  if (faults.length > 0) throw new Error(`the ledger has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:\n${faults.join("\n")}`);
  return `The ledger is sound: ${entries} entries, ${accounts} accounts, ${transactions} transactions.`;
}
