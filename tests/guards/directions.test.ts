// Styles name the start and the end of a line, not left and right, so that a page can be read from right to left.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, sourcesIn } from "../support/source/sources";

const styles = readdirSync(join(root, "app/styles")).filter((name) => name.endsWith(".css"));

const physicalStyles = (css: string) =>
  css.match(
    /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:.*$|\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/gm,
  ) ?? [];

const physicalClasses = (text: string) =>
  text.match(
    /(?<=["'`\s:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|scroll-m[lr])-[\w.[\]-]+(?=["'`\s])|\btext-(?:left|right)\b/g,
  ) ?? [];

test.each(styles)("%s uses logical properties only", (name) => {
  expect(physicalStyles(readFileSync(join(root, "app/styles", name), "utf8"))).toEqual([]);
});

test("pages use logical classes only", () => {
  const pages = sourcesIn("app").filter(({ path }) => path.endsWith(".tsx"));
  const found = pages.flatMap(({ path, text }) =>
    physicalClasses(text).map((one) => `${path} ${one}`),
  );
  expect(found).toEqual([]);
});

test("planted faults are found", () => {
  expect(
    physicalStyles("a {\n  margin-left: 1px;\n  left: 0;\n  text-align: right;\n}"),
  ).toHaveLength(3);
  expect(physicalClasses('<p className="mt-1 ml-2 text-left">')).toEqual(["ml-2", "text-left"]);
});
