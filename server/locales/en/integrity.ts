/** What an integrity check of the ledger and the audit log finds. */
export default {
  entryUnbalanced: "Entry {id} sums to {sum}, not to 0.",
  accountMismatched: "Account {id} shows {balance}, its postings sum to {sum}.",
  transactionMismatched: "Transaction and account {id} do not agree with the transaction's state.",
  counterMismatched: 'Tally "{line}" does not agree with the transactions.',
  auditEndMissing:
    "The audit log does not contain the end {end}: entries up to there were deleted, changed or sealed again.",
  auditLinesDeleted:
    "{count} lines of the audit log before line {id} were deleted together with their place in the chain.",
  auditLineDeleted: "Line {id} of the audit log, at place {position}, was deleted.",
  auditLineChanged:
    "Line {id} of the audit log, at place {position}, was changed or moved after it was sealed.",
  auditChainEndDeleted: "The end of the audit log's chain was deleted.",
  auditKeyMissing:
    "The end of the audit log's chain is under the key \"{key}\", which isn't in VAULT_KEY. Add that key after the others.",
  auditChainForged:
    "The end of the audit log's chain was not made with the portal's key: lines were changed, and the chain was made again.",
  auditLinesAdded:
    "The audit log was sealed up to place {position}: what has a place after it was added by hand.",
  auditLastLinesDeleted:
    "The audit log was sealed up to place {position} and ends at {last}: its last lines were deleted.",
  auditLastLineDiffers: "The last line of the audit log is not the one that was sealed.",
  auditLineInserted:
    "Line {id} of the audit log is dated hours before lines that were sealed earlier: it was inserted by hand, or a host's clock was set back.",
} as const;
