// Proves that the stored balances equal the sums of the ledger's postings.
import type { Command } from "./command";

export const ledgerVerify: Command = {
  name: "ledger:verify",
  summary: "proves that entries sum to zero, balances equal their postings and transactions are booked as their state says",
  options: [],
  async run({ openBackend }) {
    const { context } = await openBackend();
    const { entries, accounts, transactions, faults } = await context.storage.verifyLedger();
    if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.join("\n")}`);
    return `The ledger is sound: ${entries} entries, ${accounts} accounts, ${transactions} transactions.`;
  },
};
