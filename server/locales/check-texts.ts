// Finds texts of a language that would fail, or lack something, when they are shown.
import { IntlMessageFormat } from "intl-messageformat";
import { en } from "./en";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];
type AnyTexts = Readonly<Record<string, unknown>>;

/** The parser's types of elements. */
const literal = 0;
const select = 5;
const plural = 6;
const octothorpe = 7;
const tag = 8;

/** Texts are checked for these counts: what a language says for the rest, it says for one of these. */
const counts = Array.from({ length: 201 }, (_, count) => count);

/**
 * One sentence for each fault of a language's texts.
 * @param language BCP 47
 * @param texts by catalog and key
 */
export function textFaults(language: string, texts: AnyTexts): string[] {
  const english: Readonly<Record<string, AnyTexts>> = en;
  return Object.entries(texts).flatMap(([name, catalog]) => {
    const known = Object.hasOwn(english, name) ? english[name] : undefined;
    if (!known) return [`There is no catalog "${name}".`];
    if (typeof catalog !== "object" || catalog === null)
      return [`"${name}" must be an object of texts.`];
    return Object.entries(catalog).flatMap(([key, text]) => {
      const source = Object.hasOwn(known, key) ? known[key] : undefined;
      const place = `${name}.${key}`;
      if (typeof source !== "string") return [`${place} isn't a text of the portal.`];
      if (typeof text !== "string") return [`${place} must be a text.`];
      return faultsOfText(language, source, text).map((fault) => `${place} ${fault}.`);
    });
  });
}

function faultsOfText(language: string, source: string, text: string): string[] {
  const written = parsed(text);
  if (typeof written === "string") return [`can't be read: ${written}`];
  if (text.trim() === "" && source.trim() !== "") return ["is empty"];
  const expected = parsed(source);
  if (typeof expected === "string") throw new Error(`The English text can't be read: ${source}`);
  const needed = namesIn(expected);
  const given = namesIn(written);
  return [
    ...[...needed].filter((name) => !given.has(name)).map((name) => `lacks ${name}`),
    ...[...given].filter((name) => !needed.has(name)).map((name) => `has an unknown ${name}`),
    ...choicesIn(written).flatMap((choice) => missingForms(language, choice, expected)),
  ];
}

function parsed(text: string): readonly Element[] | string {
  try {
    return new IntlMessageFormat(text, "en").getAst();
  } catch (error) {
    return error instanceof Error ? error.message : "unknown fault";
  }
}

/** Values as `{amount}`, tags as `<link>`. */
function namesIn(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of everyElement(elements)) {
    if (element.type === literal || element.type === octothorpe) continue;
    names.add(element.type === tag ? `<${element.value}>` : `{${element.value}}`);
  }
  return names;
}

function everyElement(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [
    element,
    ...("children" in element ? everyElement(element.children) : []),
    ...("options" in element
      ? Object.values(element.options).flatMap(({ value }) => everyElement(value))
      : []),
  ]);
}

type Choice = Extract<Element, { options: unknown }>;

const choicesIn = (elements: readonly Element[]): Choice[] =>
  everyElement(elements).filter((element): element is Choice => "options" in element);

/** The forms that a language needs of a plural, and the cases that English has of a select. */
function missingForms(language: string, choice: Choice, source: readonly Element[]): string[] {
  const given = Object.keys(choice.options);
  const needed =
    choice.type === plural
      ? pluralForms(language, choice, given)
      : choice.type === select
        ? choicesIn(source)
            .filter(({ type, value }) => type === select && value === choice.value)
            .flatMap(({ options }) => Object.keys(options))
        : [];
  return needed
    .filter((form) => !given.includes(form))
    .map((form) => `lacks the form "${form}" of {${choice.value}}`);
}

/** Counts with a form of their own, `=0`, need no other. */
function pluralForms(language: string, choice: Choice, given: readonly string[]): string[] {
  const type = "pluralType" in choice ? choice.pluralType : undefined;
  const rules = new Intl.PluralRules(language, type && { type });
  const rest = counts.filter((count) => !given.includes(`=${count}`));
  return [...new Set(rest.map((count) => rules.select(count)))];
}
