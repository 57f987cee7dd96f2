// Every criterion of WCAG 2.2, levels A and AA, and one of AAA. How each is checked is in the catalog.
import type { en } from "~server/locales/en";

/** When the criteria were last reviewed, YYYY-MM-DD. */
export const reviewedOn = "2026-11-23";

export type Conformance = "met" | "partly" | "notApplicable";

type Key = keyof (typeof en)["accessibilityCriteria"];
type Ground = "engines" | "reviewed" | "noMedia";
type Explained = { [Name in Key]: `${Name}.why` extends Key ? Name : never }[Key];
type Unexplained = Exclude<Key, Explained | Ground | `${string}.why`>;

interface Criterion {
  readonly number: Explained | Unexplained;
  readonly conformance: Conformance;
  /** What was tested or reviewed, and what is missing. */
  readonly why: Ground | `${Explained}.why`;
}

const explained = (number: Explained, conformance: Conformance = "met"): Criterion => ({
  number,
  conformance,
  why: `${number}.why`,
});
const because = (number: Unexplained, why: Exclude<Ground, "noMedia">): Criterion => ({
  number,
  conformance: "met",
  why,
});
const noMedia = (number: Unexplained): Criterion => ({
  number,
  conformance: "notApplicable",
  why: "noMedia",
});

export const criteria: readonly Criterion[] = [
  explained("1.1.1", "partly"),
  noMedia("1.2.1"),
  noMedia("1.2.2"),
  noMedia("1.2.3"),
  noMedia("1.2.4"),
  noMedia("1.2.5"),
  because("1.3.1", "engines"),
  explained("1.3.2"),
  because("1.3.3", "reviewed"),
  explained("1.3.4"),
  because("1.3.5", "engines"),
  explained("1.4.1"),
  noMedia("1.4.2"),
  because("1.4.3", "engines"),
  explained("1.4.4"),
  explained("1.4.5"),
  explained("1.4.10"),
  explained("1.4.11"),
  explained("1.4.12"),
  explained("1.4.13", "partly"),
  explained("2.1.1"),
  explained("2.1.2"),
  explained("2.1.4"),
  explained("2.2.1", "partly"),
  explained("2.2.2"),
  explained("2.3.1"),
  because("2.4.1", "engines"),
  because("2.4.2", "engines"),
  explained("2.4.3"),
  explained("2.4.4"),
  explained("2.4.5"),
  because("2.4.6", "engines"),
  explained("2.4.7"),
  explained("2.4.11"),
  explained("2.5.1"),
  explained("2.5.2"),
  because("2.5.3", "engines"),
  explained("2.5.4"),
  explained("2.5.7"),
  explained("2.5.8"),
  because("3.1.1", "engines"),
  explained("3.1.2"),
  explained("3.2.1"),
  explained("3.2.2"),
  explained("3.2.3"),
  because("3.2.4", "reviewed"),
  explained("3.2.6"),
  explained("3.3.1"),
  because("3.3.2", "engines"),
  explained("3.3.3"),
  explained("3.3.4"),
  explained("3.3.7"),
  explained("3.3.8"),
  because("4.1.2", "engines"),
  explained("4.1.3"),
  explained("1.4.6"),
];
