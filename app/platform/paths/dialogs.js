// The dialogs over a record's page: name in `paths`, last part of the address, and page. Both remix.config.js and the addresses read it.

/** Over a customer's transaction. */
export const transactionDialogs = /** @type {const} */ ({
  transactionCancellation: ["cancellation", "routes/customer/transactions/cancellation.tsx"],
  transactionStatus: ["status", "routes/customer/transactions/status.tsx"],
  transactionDeletion: ["deletion", "routes/customer/transactions/deletion.tsx"],
});

/** Over a transaction in the back office. */
export const adminTransactionDialogs = /** @type {const} */ ({
  approval: ["approval", "routes/admin/transactions/approval.tsx"],
  rejection: ["rejection", "routes/admin/transactions/rejection.tsx"],
  pendingMark: ["pending-mark", "routes/admin/transactions/pending-mark.tsx"],
  settlement: ["settlement", "routes/admin/transactions/settlement.tsx"],
  payoutSent: ["payout-sent", "routes/admin/payouts/sent.tsx"],
  payoutArrival: ["payout-arrival", "routes/admin/payouts/arrival.tsx"],
  payoutReturn: ["payout-return", "routes/admin/payouts/return.tsx"],
});

/** Over a user in the back office. */
export const userDialogs = /** @type {const} */ ({
  userDeletion: ["deletion", "routes/admin/users/deletion.tsx"],
  userSecondFactor: ["second-factor", "routes/admin/users/second-factor-reset.tsx"],
  userEmailChange: ["email-change", "routes/admin/users/email-change.tsx"],
  userNote: ["note", "routes/admin/notes/note.tsx"],
  payoutBlock: ["payout-block", "routes/admin/payout-blocks/block.tsx"],
  payoutUnblocking: ["payout-block/removal", "routes/admin/payout-blocks/unblocking.tsx"],
  userLevel: ["level", "routes/admin/limits/level.tsx"],
  userLevelRemoval: ["level/removal", "routes/admin/limits/level-removal.tsx"],
  userLimitRaise: ["limit-raise", "routes/admin/limits/raise.tsx"],
  userLimitRaiseRemoval: ["limit-raise/removal", "routes/admin/limits/raise-removal.tsx"],
  kycApproval: ["kyc-approval", "routes/admin/kyc/approval.tsx"],
  kycRejection: ["kyc-rejection", "routes/admin/kyc/rejection.tsx"],
});
