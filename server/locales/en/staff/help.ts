export default {
  title: "Help",
  lead: "Keyboard shortcuts navigate and focus; they never approve or reject.",
  shortcuts: "Keyboard shortcuts",
  shortcutsHint:
    "Shortcuts require JavaScript and are disabled while you're typing or a dialog is open. Links and buttons do the same things.",
  accessKeys: "Access keys",
  accessKeysHint:
    "Access keys work without JavaScript. In Firefox, use Alt+Shift instead of Alt; on a Mac, Control+Option.",
  shortcutSwitch: "Use shortcuts in this browser",
  where: "Where to find things",
  queues:
    "Review queues on the dashboard list pending items, oldest first. After each decision, the next item opens.",
  audit:
    "The audit log shows who did what, including access to sensitive data. Pages of users, transactions and wallets also show their own history.",
  approvals:
    "Some actions need a second approval and are listed under <link>Approval requests</link>: for example, staff changes when there's another owner, new emails for users who lost their mailbox, and amounts at or above the approval thresholds.",
  viewers:
    "If a colleague has the same item open, you'll see it in lists and on the item's page. Items aren't locked; the first decision takes effect.",
  password:
    "You'll be asked for your password again {minutes, plural, one {# minute} other {# minutes}} after you last entered it. Anything you've filled in is kept, ready to submit.",
  closedAccounts:
    "In production, a deleted customer becomes a <link>closed account</link>: no one can sign in to it, and its records are kept until the date on the customer's page.",
  blocks:
    "To block a user's payouts, open the user's page. One staff member can stop all payouts under <link>Payout stop</link>; resuming them takes two.",
  recovery:
    "If a user lost their authenticator app or their mailbox, open the user's page and choose Reset 2FA or Change email. Verify who they are first. A new email always takes two people, and the user confirms it from the new mailbox.",
  waits:
    "A withdrawal to a new bank account or Bitcoin address can't be approved before the time shown on its page under Earliest payout.",
  payouts:
    "Approved withdrawals are listed under <link>Payouts</link> until they're marked as sent, individually or in a batch that a colleague releases.",
  outbox: "Emails that couldn't be sent are in the outbox, with the reason and a button to retry.",
  key: "Key",
  action: "Action",
  "shortcut.n": "Next item in the queue, or next page of a list",
  "shortcut.p": "Previous item in the queue, or previous page of a list",
  "shortcut.q":
    "On the dashboard, focus the first review queue with pending items. Press Enter to open it.",
  "shortcut.a": "Focus the Approve button. Press Enter to use it.",
  "shortcut.r": "Open the reject dialog",
  accessKey: "Alt+{key}",
  "accessKey.A":
    "On a pending item or an open approval request, focus the Approve button. Press Enter to use it.",
  "accessKey.R": "On a pending item or an open approval request, open the reject dialog",
  "accessKey.1":
    "In the reject dialog, choose the first reason; Alt+2 the second, and so on. Press Enter to reject.",
  "shortcut./": "Focus the search of a list, or the main search on other pages",
  "shortcut.?": "Open this page",
} as const;
