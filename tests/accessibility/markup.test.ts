// Two validators on the HTML of pages, in `npm run matrix` of every page in every state: html-validate, and the Nu checker where Java is installed.
// And whether each page brings its stylesheets.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { checkMarkup, hasJava, nuCheck } from "../support/browser/markup-validators";
import { pageStates, type PageState } from "../support/browser/page-states";
import { sampled } from "../support/sized";
import { bareClasses, sheetsOf } from "../support/browser/used-stylesheets";

const portal = await openPortal();
afterAll(() => portal.close());
const looks = await pageStates(portal);
const named = ({ path, state, html }: PageState) => ({ name: `${path} (${state})`, html });
const pages = looks.map(named);
const full = looks.filter(({ state }) => state === "full");
const forNuChecker = sampled(full.filter((_, index) => index % 4 === 0).map(named), pages);

const planted = {
  name: "planted",
  html: '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Planted</title></head><body><main><h1>Planted</h1><p>One<div>Two</p><img src="/x.png"></main></body></html>',
};

const canCheck = hasJava();
/** It takes longer than the Nu checker: where that is installed, it reads one page of twelve, and one of two in `npm run matrix`. */
const forHtmlValidate = canCheck
  ? sampled(
      pages.filter((_, index) => index % 12 === 0),
      pages.filter((_, index) => index % 2 === 0),
    )
  : pages;

test("every page in the page table is checked", () => {
  expect(full.length).toBeGreaterThan(90);
  expect(looks.filter(({ state }) => state === "empty").length).toBeGreaterThan(20);
  expect(looks.filter(({ state }) => state === "error").length).toBeGreaterThan(20);
});

test("html-validate finds the planted faults, and nothing else", () => {
  expect(checkMarkup(planted).length).toBeGreaterThan(0);
  expect(forHtmlValidate.flatMap(checkMarkup)).toEqual([]);
});

test.skipIf(!canCheck)(
  `the Nu checker finds the planted faults, and nothing else${canCheck ? "" : " (skipped: Java is not installed)"}`,
  async () => {
    expect((await nuCheck([planted])).length).toBeGreaterThan(0);
    expect(await nuCheck(forNuChecker)).toEqual([]);
  },
);

const emptyList = /<(ul|ol|dl|tbody)\b[^>]*>\s*<\/\1>/;

test("no page has a list without entries, which screen readers announce", () => {
  expect(emptyList.test('<h2>Notes</h2><ul class="notes"></ul>')).toBe(true);
  expect(pages.filter(({ html }) => emptyList.test(html)).map(({ name }) => name)).toEqual([]);
});

test("every page loads the stylesheets that its classes need", () => {
  expect(bareClasses(pages, pages)).toEqual([]);
  const list = pages.find(({ name }) => name.startsWith("/admin/users ")) ?? expect.unreachable();
  const without = {
    ...list,
    html: list.html.replace(sheetsOf(list.html).at(-1) ?? "none", "/favicon.svg"),
  };
  expect(bareClasses([without], pages)).toContain(`${list.name}: list-search`);
});
