export default {
  skipToDecision: "Skip to decision",
  both: "Keyboard: Alt+A focuses Approve; Alt+R opens Reject.",
  rejectOnly: "Keyboard: Alt+R opens Reject.",
  reasons: "Keyboard: Alt and a number select a reason; Enter rejects.",
  modifiers: "In Firefox, use Alt+Shift; on a Mac, Control+Option.",
  otherReason: "Other reason (describe below)",
} as const;
