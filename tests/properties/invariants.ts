// The sixteen sentences that must hold whatever anyone does, in whatever order.
export const invariants = {
  foreseen: "each call has the effect that the rules foresee, once",
  replay: "a key used again gets the first answer and does nothing",
  form: "every answer has the form of the contract, and none is a failure of ours",
  balances: "balances are what the rules say",
  positive: "no balance is below zero",
  total: "the total is the sum of its parts",
  entries: "balances are the sums of their entries",
  conserved: "money comes from somewhere: each currency sums to zero",
  bank: "wallets, money on hold and money in transit are what the operator's accounts and the bank's lines say, to the cent",
  lines:
    "each line of a statement has one state, and each payout is closed and brought back once at most",
  limits:
    "when a deposit or withdrawal is accepted, all that counts in a day and in thirty is within the limit, and GET /limits answers with what is left",
  payees:
    "each withdrawal goes to the payee that was chosen, once its wait is over, and no payee is removed while money is to go there",
  counters: "counts and sums agree with the lists",
  audit: "each change leaves its line in the audit log, and only a change does",
  private: "nobody's lists show what belongs to another",
  lockedOut: "a suspended or deleted person gets no answer but 401",
} as const;

export type Invariant = keyof typeof invariants;

/** One of the sixteen does not hold. */
export class InvariantViolation extends Error {
  override name = "InvariantViolation";
  constructor(
    readonly invariant: Invariant,
    detail: string,
  ) {
    super(`BROKEN: ${invariants[invariant]}. ${detail}`);
  }
}

export function assertInvariant(invariant: Invariant, isTrue: boolean, detail: () => string): void {
  if (!isTrue) throw new InvariantViolation(invariant, detail());
}

/** Compares by what the values read as; says both where they differ. */
export function assertSame(
  invariant: Invariant,
  what: string,
  found: unknown,
  expected: unknown,
): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  assertInvariant(invariant, is === should, () => `${what}: found ${is}, expected ${should}`);
}
