export default {
  holdTitle: "Put payouts on hold",
  changeHoldTitle: "Change payout hold",
  saving: "Saving...",
  holdLead:
    "{name} can sign in and deposit as usual, but can't request withdrawals. Pending withdrawals can't be approved until the hold ends.",
  holdUntil: "On hold through",
  holdUntilHint: "End of this day in your time zone ({zone}). One year max.",
  reason: "Reason",
  holdReasonHint:
    "The customer will see this reason on their pages, and by email if their address is confirmed.",
  liftTitle: "Lift payout hold",
  backToUser: "Back to user",
  liftHold: "Lift hold",
  requesting: "Requesting...",
  liftLead:
    "{name} will be able to withdraw again, and will be notified by email if their address is confirmed.",
  liftReasonHint: "Recorded in the audit log and included in the customer's data export.",
  viewStop: "View details",
  stoppedBanner: "All payouts are stopped. Withdrawals can't be approved.",
  heldUntil: "On hold until {time}",
  heldBecause: "Reason: {reason}",
  stoppedByCustomer: "Stopped by the customer {time}",
  allowed: "Allowed",
  changeHold: "Change hold",
  putOnHold: "Put on hold",
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
  onHold: "Payouts are on hold",
  lifted: "Payout hold lifted",
  notOnHold: "This user's payouts aren't on hold.",
  stopEnded: "Payouts have already been resumed.",
} as const;
