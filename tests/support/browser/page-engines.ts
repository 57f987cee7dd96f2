// Three engines that judge a page from inside a browser: axe, IBM Equal Access and HTML_CodeSniffer.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Checker } from "accessibility-checker-engine";
import type axe from "axe-core";
import type { Page } from "playwright";
import { notForUs } from "./engine-exceptions";
import type { InProcessPortal } from "../portal/in-process-portal";

interface CodeSnifferMessage {
  /** 1 is an error; warnings and notices ask a person to look. */
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

declare global {
  interface Window {
    readonly axe: typeof axe;
    readonly ace: { readonly Checker: typeof Checker };
    readonly HTMLCS: {
      process(standard: string, content: Document, done: () => void): void;
      getMessages(): CodeSnifferMessage[];
      getTranslation(key: string): string | undefined;
    };
  }
}

const sourceOf = (module: string) =>
  readFileSync(createRequire(import.meta.url).resolve(module), "utf8");
/** What each of them is, and how it is asked. */
const engines = {
  axe: { source: sourceOf("axe-core/axe.min.js"), ask: askAxe },
  "equal-access": { source: sourceOf("accessibility-checker-engine"), ask: askEqualAccess },
  "code-sniffer": { source: sourceOf("html_codesniffer/build/HTMLCS.js"), ask: askCodeSniffer },
};
export type Engine = keyof typeof engines;
export const everyEngine: readonly Engine[] = ["axe", "equal-access", "code-sniffer"];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export interface Finding {
  readonly engine: Engine;
  readonly rule: string;
  readonly words: string;
  readonly place: string;
}

/** What the engines complain about, less what `engine-exceptions` says is not so. */
export async function findingsOn(
  page: Page,
  { held }: Pick<InProcessPortal, "held">,
  asked = everyEngine,
): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const name of asked) {
    const { source, ask: request } = engines[name];
    // From an address that the browser keeps, it is read and compiled once for all pages.
    const address = `/${name}.js`;
    held.set(address, {
      body: source,
      headers: {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "max-age=3600",
      },
    });
    await page.addScriptTag({ url: address });
    all.push(...(await request(page)));
  }
  return all.filter(
    (finding) =>
      !notForUs.some(
        ({ engine, rule, place }) =>
          engine === finding.engine && rule === finding.rule && place.test(finding.place),
      ),
  );
}

function askAxe(page: Page): Promise<Finding[]> {
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => ({
        engine: "axe" as const,
        rule: id,
        words: help,
        place: html.slice(0, 200),
      })),
    );
  }, tags);
}

function askEqualAccess(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    const failed = results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL");
    return failed.map(({ ruleId, message, snippet }) => ({
      engine: "equal-access" as const,
      rule: ruleId,
      words: message,
      place: snippet.slice(0, 200),
    }));
  });
}

function askCodeSniffer(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    // It fails on findings without a text: they are reported by their names.
    const translate = window.HTMLCS.getTranslation.bind(window.HTMLCS);
    window.HTMLCS.getTranslation = (key) => translate(key) ?? key;
    await new Promise<void>((done) => window.HTMLCS.process("WCAG2AA", document, done));
    const errors = window.HTMLCS.getMessages().filter(({ type }) => type === 1);
    return errors.map(({ code, msg, element }) => ({
      engine: "code-sniffer" as const,
      rule: code,
      words: msg,
      place: (element.outerHTML ?? "the page").slice(0, 200),
    }));
  });
}

/** What lies in them is looked at too. */
export const openDisclosures = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelectorAll("details:not([data-menu])")
      .forEach((one) => one.setAttribute("open", "")),
  );
