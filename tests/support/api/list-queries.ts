// Every way in which the administrators' lists can be asked for: what plans and times are looked at for.
const days = "from=2026-06-01&to=2026-06-30";
const kinds = [
  "",
  "type=deposit",
  "type=withdrawal",
  "status=pending",
  "status=failed",
  "type=withdrawal&status=pending",
  "type=deposit&status=successful",
];
const transactionOrders = ["", "sort=oldest", "sort=largest", "sort=smallest"];
const standings = [
  "",
  "role=admin",
  "accountStatus=suspended",
  "kycStatus=pending",
  "closed=true",
  "role=user&accountStatus=active",
  "accountStatus=active&kycStatus=approved&role=user",
];
const peopleOrders = ["", "sort=oldest", "sort=a-z", "sort=z-a"];

const auditWords = [
  "",
  "by=ada@example.org",
  "about=ada@example.org",
  "record=TX-1234567890",
  "action=transaction.approved",
  "about=ada@example.org&action=card.accessed",
];

const every = (path: string, ...choices: readonly (readonly string[])[]) =>
  choices
    .reduce(
      (found, choice) =>
        found.flatMap((query) => choice.map((more) => [query, more].filter(Boolean).join("&"))),
      [""],
    )
    .map((query) => `${path}?${query}`);

export interface SearchedFor {
  /** The start of a name that some users have, and of one that many have. */
  readonly name: string;
  readonly commonName: string;
  /** The beginning of a reference. */
  readonly reference: string;
}

/** And what else grows with the years. */
export function adminRecordQueries(
  { from, to } = { from: "2026-11-01", to: "2026-11-21" },
): string[] {
  const lately = `from=${from}&to=${to}`;
  return [
    ...every("/audit", auditWords, ["", days]),
    ...every("/outbox", ["", "state=waiting", "state=sent", "state=failed"]),
    ...every("/approval-requests", ["", "state=open", "state=approved"]),
    ...every("/contact-messages", ["", "state=open", "state=answered"]),
    ...every("/reconciliation/payments", [lately, `${lately}&show=all`]),
    ...every("/reconciliation/totals", [lately]),
    ...every("/transactions/stats/admin/days", [""]),
    ...every("/queues", [""]),
    ...every("/queue-counts", [""]),
  ];
}

export function listQueries({ name, commonName, reference }: SearchedFor): string[] {
  return [
    ...every("/wallets/admin/transactions", kinds, transactionOrders, ["", days]),
    ...every(
      "/wallets/admin/transactions",
      [`person=${name}`, `reference=${reference}`],
      ["", "type=deposit&status=successful", days],
      ["", "sort=largest"],
    ),
    ...every(
      "/wallets/admin/transactions",
      [
        "paymentMethod=card",
        "currency=EUR",
        "minAmount=10&maxAmount=20",
        "currency=USD&minAmount=5",
      ],
      ["", "status=pending", days],
      ["", "sort=largest"],
    ),
    ...every("/users", standings, peopleOrders, ["", days]),
    ...every(
      "/users",
      [`search=${name}`, `search=${commonName}`],
      ["", "kycStatus=pending"],
      ["", "sort=a-z"],
    ),
    ...every(
      "/wallets/admin/all",
      ["", `search=${name}`],
      ["", "sort=oldest", "sort=largest", "sort=smallest"],
      ["", days],
    ),
    ...every("/wallets/admin/users", ["", `search=${name}`], peopleOrders, ["", days]),
  ];
}
