// Validators that read the HTML of a page as text.
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { HtmlValidate } from "html-validate";
import { z } from "zod";
import { markupRules, notForNu } from "./engine-exceptions";

export interface NamedPage {
  readonly name: string;
  readonly html: string;
}

const htmlValidate = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: markupRules,
});

export function checkMarkup({ name, html }: NamedPage): string[] {
  const report = htmlValidate.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
}

export const hasJava = () => spawnSync("java", ["-version"]).status === 0;

const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const Report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** For a program that ends in seconds: optimized compilation and parallel garbage collection would cost more than they save. */
const inOneGo = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** The checker judges styles, too, by a list of properties that is years behind. */
const withoutStyles = (html: string) => html.replace(/<style>[^<]*<\/style>/, "");

/** Its errors; what it only warns of is style. All pages in one run, since the checker takes seconds to begin. */
export async function nuCheck(pages: readonly NamedPage[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "markup-"));
  pages.forEach(({ html }, index) =>
    writeFileSync(join(folder, `${index}.html`), withoutStyles(html)),
  );
  try {
    const { stderr } = await promisify(execFile)(
      "java",
      [...inOneGo, "-jar", jar, "--format", "json", "--exit-zero-always", folder],
      { maxBuffer: 64 * 2 ** 20 },
    );
    const { messages } = Report.parse(JSON.parse(stderr));
    const errors = messages.filter(
      ({ type, message }) =>
        type === "error" && !notForNu.some(({ pattern }) => pattern.test(message)),
    );
    return errors.map(
      ({ url, message, extract }) =>
        `${pages[parseInt(basename(url), 10)]?.name}: ${message} (${extract ?? ""})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
