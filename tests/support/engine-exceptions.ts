// What an engine or validator says of our pages that is not so, each with the reason.
import type { ConfigData } from "html-validate";
import type { Finding } from "./page-engines";

interface Exception extends Pick<Finding, "engine" | "rule"> {
  /** What the complaint stands at, as it is written in the page. */
  readonly place: RegExp;
  readonly why: string;
}

const paired = "Tables become cards on narrow screens by `display`, where browsers drop the roles that tables have by nature: they are named.";
const unseen = "The security code of a card is typed unseen, and browsers fill it in there all the same.";

export const notForUs: readonly Exception[] = [
  { engine: "code-sniffer", rule: "WCAG2AA.Principle1.Guideline1_3.1_3_5.H98", place: /cc-csc/, why: unseen },
];

/** For the Nu checker, by its own words. */
export const notForNu: readonly { readonly says: RegExp; readonly why: string }[] = [
  { says: /^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/, why: paired },
  { says: /“cc-csc” is not allowed in this context/, why: unseen },
  { says: /^Attribute “name” not allowed on element “details”/, why: "It is part of HTML since 2023 (menus of which one is open at a time); this version of the checker is older in that." },
];

/** For html-validate: rules of style, and those above in its words. */
export const markupRules: NonNullable<ConfigData["rules"]> = {
  // How React writes: attributes as SVG spells them, `selected=""`, and void elements closed.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  // HTML allows dots, and names of fields that lie in each other have them.
  "valid-id": ["error", { relaxed: true }],
  // A row of boxes with one name is how HTML sends several values.
  "form-dup-name": ["error", { shared: ["radio", "submit", "button", "reset", "checkbox"] }],
  // ARIA lets every list have a name.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // As `paired`.
  "no-redundant-role": "off",
};
