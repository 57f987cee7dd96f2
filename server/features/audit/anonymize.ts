// The unencrypted part of an audit entry, which stays after erasure and contains no personal data.

const anonymousFields: ReadonlySet<string> = new Set([
  ...[
    "status",
    "accountStatus",
    "kycStatus",
    "role",
    "roles",
    "version",
    "type",
    "reference",
    "currency",
    "rate",
    "flag",
    "documents",
    "retainedUntil",
    "expectedDay",
    "batch",
  ],
  ...[
    "amountMinor",
    "feeMinor",
    "paidMinor",
    "paidIn",
    "amount",
    "sourceAmountMinor",
    "sourceCurrency",
  ],
  ...[
    "totalBalance",
    "availableBalance",
    "profitBalance",
    "bonusBalance",
    "pendingWithdrawal",
    "pendingDeposit",
  ],
  ...["available", "held", "manual_hold", "profit", "bonus", "unallocated"],
]);

interface SplitValue {
  readonly anonymized: Record<string, unknown>;
  /** The rest; undefined if there is nothing else. */
  readonly personal: unknown;
}

/** Splits an object's members by name; anything else is personal as a whole. */
export function anonymize(value: unknown): SplitValue {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { anonymized: {}, personal: value };
  const members = Object.entries(value);
  const personal = members.filter(([name]) => !anonymousFields.has(name));
  const anonymized = Object.fromEntries(members.filter(([name]) => anonymousFields.has(name)));
  return { anonymized, personal: personal.length === 0 ? undefined : Object.fromEntries(personal) };
}
