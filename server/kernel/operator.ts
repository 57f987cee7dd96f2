// Who operates the portal. OPERATOR_FILE replaces these examples; the operator's texts are in `server/locales/en/operator.ts`.
import type { Currency } from "./currencies";

/** A marketing figure, such as "12 ms" for the response time. */
interface Figure {
  readonly name: string;
  readonly value: string;
}

export interface Operator {
  /** The name on every page, in every title, in every message and in authenticator apps. */
  readonly brand: string;
  readonly company: string;
  /** The lines of the address. */
  readonly office: readonly string[];
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** The currency of totals over several currencies. */
  readonly reportingCurrency: Currency;
  /** The operator's own figures. If there are none, a demo shows labeled examples, and production shows nothing. */
  readonly figures: readonly Figure[];
}

export const exampleOperator: Operator = {
  brand: "Meridian",
  company: "Example Markets Ltd",
  office: ["Example House", "1 Example Street", "Example Town EX1 2MP"],
  supportEmail: "support@example.com",
  supportPhone: "+1 202 555 0100",
  reportingCurrency: "USD",
  figures: [],
};

/** Shown in a demo under "Example figures"; the names are in `server/locales/en/operator.ts`. */
export const exampleFigures = [
  { value: "12 ms", name: "response" },
  { value: "1:500", name: "leverage" },
  { value: "0.01", name: "minimum" },
  { value: "100%", name: "execution" },
] as const;

declare global {
  var portalOperator: Operator | undefined;
}

/** Set once at the start. Stored on globalThis like the configuration, since a page's code can't read that. */
export function setOperator(operator: Operator): void {
  globalThis.portalOperator = operator;
}

/** Read it at each use: when modules load, it isn't set yet. */
export const operator = (): Operator => globalThis.portalOperator ?? exampleOperator;
