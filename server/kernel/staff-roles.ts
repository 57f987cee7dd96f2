// Five fixed staff roles, each a set of rights. Every staff operation names the right it needs.

export const staffRights = [
  "view",
  "exports",
  "documents",
  "profiles",
  "messages",
  "notes",
  "kyc",
  "holds",
  "recovery",
  "closing",
  "transactions",
  "adjustments",
  "secrets",
  "staff",
] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ["auditor", "support", "compliance", "treasury", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

interface RoleDescription {
  readonly label: string;
  /** What the role is for, where it is chosen. */
  readonly summary: string;
  readonly rights: readonly StaffRight[];
}

export const roleDescriptions = {
  auditor: {
    label: "Auditor",
    summary: "View users, documents, transactions and the audit log. No changes.",
    rights: ["view", "exports", "documents"],
  },
  support: {
    label: "Support",
    summary: "Add users, edit profiles, answer messages and write notes.",
    rights: ["view", "profiles", "messages", "notes"],
  },
  compliance: {
    label: "Compliance",
    summary: "Verify identities, and suspend and close accounts.",
    rights: [
      "view",
      "exports",
      "documents",
      "notes",
      "kyc",
      "holds",
      "recovery",
      "closing",
      "secrets",
    ],
  },
  treasury: {
    label: "Treasury",
    summary: "Review deposits and withdrawals, and adjust balances.",
    rights: ["view", "exports", "notes", "transactions", "adjustments", "secrets"],
  },
  owner: {
    label: "Owner",
    summary: "Invite staff and manage their roles.",
    rights: ["view", "staff"],
  },
} as const satisfies Record<StaffRole, RoleDescription>;

/** What each right allows, in words that follow "can". */
export const rightLabels: Readonly<Record<StaffRight, string>> = {
  view: "view users, transactions, queues and the audit log",
  exports: "download lists as CSV",
  documents: "open identity documents",
  profiles: "add users and edit their profiles",
  messages: "answer contact messages and resend email",
  notes: "write notes on users",
  kyc: "approve and reject identity verifications",
  holds: "suspend and reactivate accounts, and hold payouts",
  recovery: "reset a user's 2FA",
  closing: "close accounts",
  transactions: "review deposits and withdrawals, stop all payouts and reconcile payments",
  adjustments: "adjust balances, and credit and close wallets",
  secrets: "reveal card and bank details",
  staff: "invite staff and change their roles",
};

export function rightsOf(roles: readonly StaffRole[]): ReadonlySet<StaffRight> {
  return new Set(roles.flatMap((role) => roleDescriptions[role].rights));
}

/** The roles with at least one of the rights. */
export function rolesWith(rights: readonly StaffRight[]): StaffRole[] {
  return staffRoles.filter((role) => {
    const held = rightsOf([role]);
    return rights.some((right) => held.has(right));
  });
}

/** For example "Compliance or Treasury", of which any is enough. */
export function namesOfRoles(roles: readonly StaffRole[]): string {
  return listed(roles, "disjunction");
}

/** For example "Compliance and Treasury", if a person has both. */
export function allRoles(roles: readonly StaffRole[]): string {
  return listed(roles, "conjunction");
}

function listed(roles: readonly StaffRole[], type: Intl.ListFormatType): string {
  const names = roles.map((role) => roleDescriptions[role].label);
  return new Intl.ListFormat("en", { type }).format(names);
}

/** Reads the roles out of their column, where they stand in order with a space between. */
export function rolesIn(text: string): StaffRole[] {
  const words = new Set(text.split(" "));
  return staffRoles.filter((role) => words.has(role));
}

/** The roles as their column holds them. */
export function rolesAsText(roles: readonly StaffRole[]): string {
  return staffRoles.filter((role) => roles.includes(role)).join(" ");
}
