// What an engine or validator says of our pages that is not so, each with the reason.
import type { ConfigData } from "html-validate";
import type { Finding } from "./page-engines";

interface Exception extends Pick<Finding, "engine" | "rule"> {
  /** The element of the finding, as written in the page. */
  readonly place: RegExp;
  readonly why: string;
}

const paired =
  "Tables become cards on narrow screens by `display`, where browsers drop the roles that tables have by nature: they are named.";
const unseen =
  "The security code of a card is typed unseen, and browsers fill it in there all the same.";
const userName =
  "HTML lets the field of an address by e-mail be filled in with the name one signs in by.";
const forReaders = "Its words are for screen readers alone, and are there.";
const lateButtons =
  "The buttons of these two forms are in the table, which is refreshed: sometimes one of the forms has none.";

export const notForUs: readonly Exception[] = [
  {
    engine: "code-sniffer",
    rule: "WCAG2AA.Principle1.Guideline1_3.1_3_5.H98",
    place: /cc-csc/,
    why: unseen,
  },
  {
    engine: "code-sniffer",
    rule: "WCAG2AA.Principle1.Guideline1_3.1_3_5.H98",
    place: /autocomplete="username"/,
    why: userName,
  },
  {
    engine: "code-sniffer",
    rule: "WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2",
    place: /id="watch-(addition|removal)"/,
    why: lateButtons,
  },
  { engine: "equal-access", rule: "input_autocomplete_valid", place: /cc-csc/, why: unseen },
  {
    engine: "equal-access",
    rule: "input_autocomplete_valid",
    place: /autocomplete="username"/,
    why: userName,
  },
  {
    engine: "equal-access",
    rule: "aria_form_label_unique",
    place: /^<form /,
    why: "A form without a name is no landmark, and needs none: its heading stands above it.",
  },
  {
    engine: "equal-access",
    rule: "table_headers_exists",
    place: /class="data-table/,
    why: `${paired} ${forReaders}`,
  },
  {
    engine: "equal-access",
    rule: "label_content_exists",
    place: /class="row-box"/,
    why: forReaders,
  },
  {
    engine: "equal-access",
    rule: "text_contrast_sufficient",
    place: /highcharts-exit-anchor|^<div>$/,
    why: `What Highcharts writes beside its picture. ${forReaders} axe measures the contrast of everything that is drawn.`,
  },
];

/** For the Nu checker, by its own words. */
export const notForNu: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern:
      /^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/,
    why: paired,
  },
  { pattern: /“cc-csc” is not allowed in this context/, why: unseen },
  {
    pattern: /^Attribute “name” not allowed on element “details”/,
    why: "It is part of HTML since 2023 (menus of which one is open at a time); this version of the checker is older in that.",
  },
  {
    pattern: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    why: "HTML lets a page wait for one of its own elements since 2024 (`rel=expect`); the same.",
  },
];

/** For html-validate: rules of style, and those above in its words. */
export const markupRules: NonNullable<ConfigData["rules"]> = {
  // How React writes: attributes as SVG spells them, `selected=""`, and void elements closed.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  // A row of boxes with one name is how HTML sends several values.
  "form-dup-name": ["error", { shared: ["radio", "submit", "button", "reset", "checkbox"] }],
  // ARIA lets every list have a name.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // `unseen`; the Nu checker and axe look after the others.
  "valid-autocomplete": "off",
  // `lateButtons`; the engines in the browser look after the others.
  "wcag/h32": "off",
  // `paired`.
  "no-redundant-role": "off",
};
