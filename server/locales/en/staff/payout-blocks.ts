export default {
  blockTitle: "Block payouts",
  changeBlockTitle: "Change payout block",
  saving: "Saving...",
  blockLead:
    "{name} can sign in and deposit as usual, but can't request withdrawals. Pending withdrawals can't be approved until the block ends.",
  blockUntil: "Blocked through",
  blockUntilHint: "End of this day in your time zone ({zone}). One year max.",
  reason: "Reason",
  blockReasonHint:
    "The customer will see this reason on their pages, and by email if their address is confirmed.",
  liftTitle: "Unblock payouts",
  backToUser: "Back to user",
  unblock: "Unblock payouts",
  requesting: "Requesting...",
  liftLead:
    "{name} will be able to withdraw again, and will be notified by email if their address is confirmed.",
  liftReasonHint: "Recorded in the audit log and included in the customer's data export.",
  viewStop: "View details",
  stoppedBanner: "All payouts are stopped. Withdrawals can't be approved.",
  blockedUntil: "Blocked until {time}",
  blockedBecause: "Reason: {reason}",
  stoppedByCustomer: "Stopped by the customer {time}",
  allowed: "Allowed",
  changeBlock: "Change block",
  blockPayouts: "Block payouts",
  start: "Resume payouts",
  requestStart: "Request to resume payouts",
  startLead:
    "Payouts stay stopped until a colleague from compliance or treasury approves this request.",
  startReasonHint: "Your colleague will see this reason. It's recorded in the audit log.",
  stopTitle: "Payout stop",
  stopLead:
    "For emergencies such as a security breach or incorrect balances. One staff member can stop all payouts; resuming them takes two.",
  stopped: "All payouts are stopped",
  running: "Payouts are running",
  since: "Since",
  stoppedBy: "Stopped by",
  whileStopped:
    "Withdrawals can't be approved. Customers can still request them, and you can reject them.",
  openRequest: "View request to resume payouts",
  stopEffect:
    "Takes effect immediately. No one will be able to approve a withdrawal until payouts are resumed, and a banner will appear on every back office page.",
  stopReasonHint:
    "Visible to staff and recorded in the audit log. Customers only see that payouts are stopped.",
  stopping: "Stopping...",
  stopAll: "Stop all payouts",
  blocked: "Payouts are blocked",
  lifted: "Payouts unblocked",
  notBlocked: "This user's payouts aren't blocked.",
  stopEnded: "Payouts have already been resumed.",
} as const;
