// A good body spoiled in one place at a time: each of these must be refused.

export interface InvalidBody {
  /** What is wrong, in words. */
  readonly fault: string;
  readonly body: unknown;
}

type Body = Readonly<Record<string, unknown>>;

/** What no one may type in: rights, balances and owners, wherever the call does not take them itself. */
const grabbed: Body = {
  role: "admin",
  isAdmin: true,
  balance: 1e6,
  availableBalance: 1e6,
  status: "successful",
  kycStatus: "approved",
  userId: "somebody",
  user: "somebody",
};

const long = "x".repeat(5000);

/** `required` names the fields that cannot be missing; `taken` those that the call knows though the good body leaves them out. */
export function invalidBodies(
  good: Body,
  { required, taken }: { required: readonly string[]; taken: readonly string[] },
): InvalidBody[] {
  return [
    ...wrongAltogether(),
    ...missing(good, required),
    ...extra(good, taken),
    ...Object.keys(good).flatMap((field) => wrongField(good, field)),
  ];
}

function wrongAltogether(): InvalidBody[] {
  return [[], [{}], "text", 5, true, null].map((body) => ({
    fault: `${JSON.stringify(body)} in place of an object`,
    body,
  }));
}

function missing(good: Body, required: readonly string[]): InvalidBody[] {
  const one = required.map((field) => ({
    fault: `no ${field}`,
    body: Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)),
  }));
  return required.length > 0 ? [{ fault: "nothing in it", body: {} }, ...one] : one;
}

function extra(good: Body, taken: readonly string[]): InvalidBody[] {
  const names = Object.keys(grabbed).filter((name) => !(name in good) && !taken.includes(name));
  return names.map((name) => ({
    fault: `${name} on top`,
    body: { ...good, [name]: grabbed[name] },
  }));
}

function wrongField(good: Body, field: string): InvalidBody[] {
  const value = good[field];
  const isBlock = typeof value === "object" && value !== null && !(value instanceof File);
  const wrong: [string, unknown][] = [
    ["nested", { a: { b: [1] } }],
    ["given twice", [value, value]],
    ["overlong", long],
    ["of the wrong type", isBlock ? "text" : typeof value === "boolean" ? "perhaps" : true],
  ];
  const nested = isBlock
    ? Object.keys(value).flatMap((inner) => wrongField(value as Body, inner))
    : [];
  return [
    ...wrong.map(([how, bad]) => ({ fault: `${field} ${how}`, body: { ...good, [field]: bad } })),
    ...nested.map(({ fault, body }) => ({
      fault: `${field}.${fault}`,
      body: { ...good, [field]: body },
    })),
  ];
}
