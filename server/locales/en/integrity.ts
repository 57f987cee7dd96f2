/** What an integrity check of the ledger and the audit log finds. */
export default {
  entryUnbalanced: "Entry {id} sums to {sum} instead of 0.",
  accountMismatched: "Account {id} has the balance {balance}, but its postings sum to {sum}.",
  transactionMismatched:
    "The postings of transaction and account {id} don't match the transaction's status.",
  counterMismatched: "Counter “{line}” doesn't match the transactions.",
  bankMismatched:
    "The postings of {id} sum to {posted}, but its lines of bank statements to {lines}.",
  auditEndMissing:
    "The audit log doesn't contain its recorded end, {end}: entries up to it were deleted, changed or sealed again.",
  auditLinesDeleted:
    "{count, plural, one {An audit log entry before entry {id} was deleted together with its link} other {# audit log entries before entry {id} were deleted together with their links}} in the chain.",
  auditLineDeleted: "Audit log entry {id}, at position {position}, was deleted.",
  auditLineChanged:
    "Audit log entry {id}, at position {position}, was changed or moved after it was sealed.",
  auditChainEndDeleted: "The end of the audit log's chain was deleted.",
  auditKeyMissing:
    "The end of the audit log's chain is sealed with the key “{key}”, which isn't in VAULT_KEY. Add that key after the others.",
  auditChainForged:
    "The end of the audit log's chain wasn't sealed with the portal's key: entries were changed and the chain was rebuilt.",
  auditLinesAdded:
    "The audit log was sealed up to position {position}: entries after it were added manually.",
  auditLastLinesDeleted:
    "The audit log was sealed up to position {position} but ends at {last}: its last entries were deleted.",
  auditLastLineDiffers: "The last entry of the audit log isn't the one that was sealed.",
  auditLineInserted:
    "Audit log entry {id} is dated hours before entries that were sealed earlier: it was inserted manually, or a host's clock was set back.",
} as const;
