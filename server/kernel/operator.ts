// The operator's details: change them here. Its texts are in `server/locales/en/operator.ts`.

/** The name on every page, in every title, in every message and in authenticator apps. */
export const brand = "Meridian";

export const operator = {
  company: "Example Markets Ltd",
  office: ["Example House", "1 Example Street", "Example Town EX1 2MP"],
  supportEmail: "support@example.com",
  supportPhone: "+1 202 555 0100",
  /** The currency of totals over several currencies. */
  reportingCurrency: "USD",
} as const;

/** Marketing figures, shown under "Example figures" until the operator enters its own. */
export const figures = [
  { value: "12 ms", name: "response" },
  { value: "1:500", name: "leverage" },
  { value: "0.01", name: "minimum" },
  { value: "100%", name: "execution" },
] as const;
