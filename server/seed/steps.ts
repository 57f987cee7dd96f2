import type { SpecimenName } from "./specimens";

/** One step in a persona's history; amounts are decimal strings in their wallet's currency. */
export type Step = { readonly daysAgo: number } & (
  | { readonly does: "hand in documents"; readonly passport: SpecimenName }
  | { readonly does: "be verified" }
  | { readonly does: "be refused"; readonly reason: string }
  | { readonly does: "save bank details"; readonly block: Readonly<Record<string, string>> }
  | ({ readonly does: "deposit"; readonly amount: string } & Decision)
  | ({ readonly does: "withdraw to bank"; readonly amount: string } & Decision)
  | ({
      readonly does: "withdraw to bitcoin";
      readonly amount: string;
      readonly address: string;
    } & Decision)
);

interface Decision {
  /** What an administrator decides an hour later; open where missing. */
  readonly then?: "approve" | "reject";
  readonly reason?: string;
}
