// What a page says to someone who hears it: title, landmarks, the main part in the order it is read, and the stops of the Tab key.
import type { Page } from "playwright";
import type { TabStop } from "./tab-order";

/** As text to be kept: what differs from one run to the next is masked, and a long list is told by its beginning. `walked` are the stops of the Tab key. */
export async function announcedOn(page: Page, walked: readonly TabStop[]): Promise<string> {
  const whole = await page.locator("body").ariaSnapshot();
  const stops = walked.map(({ name }) => name);
  const parts = [
    ["Title", [await page.title()]],
    ["Landmarks", landmarksIn(whole)],
    [
      "Main",
      shortened(
        mainIn(whole)
          .filter((line) => !/^\s*- \/url:/.test(line))
          .map((line) => line.replace(/^(\s*- link .*):$/, "$1")),
      ),
    ],
    ["Tab stops", shortened(stops)],
  ] as const;
  return parts
    .map(([title, lines]) => `${title}:\n${lines.map((line) => `  ${masked(line)}\n`).join("")}`)
    .join("\n");
}

/** The lines of the main element and its content, without their common indentation. */
function mainIn(snapshot: string): string[] {
  const lines = snapshot.split("\n");
  const depthOf = (line = "") => line.search(/\S/);
  const isMain = (line: string) => /^ *- main\b/.test(line);
  if (lines.filter(isMain).length !== 1) throw new Error(`not one main element:\n${snapshot}`);
  const first = lines.findIndex(isMain);
  const depth = depthOf(lines[first]);
  const after = lines.findIndex((line, index) => index > first && depthOf(line) <= depth);
  return lines.slice(first, after < 0 ? undefined : after).map((line) => line.slice(depth));
}

function landmarksIn(snapshot: string): string[] {
  const roles = /^- ((?:banner|navigation|main|contentinfo|complementary|region|search)\b[^:]*)/;
  return snapshot.split("\n").flatMap((line) => roles.exec(line.trimStart())?.[1] ?? []);
}

const masked = (line: string) =>
  line
    .replace(/Release \S+/g, "Release …")
    .replace(/\b(TX|CP|PB)-\w+/g, "$1-…")
    .replace(/Request [0-9a-f]{8}\b|…[0-9a-f]{12}\b/g, "…id…")
    .replace(/simulated-\w+-[0-9a-f]+|••••[0-9a-f]{4}\b/g, "…")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "…id…");

const mostAlike = 3;

/** Of neighbours at one depth that differ in words alone only the first few stay, whatever is below them. */
function shortened(lines: readonly string[]): string[] {
  const kept: string[] = [];
  const run = new Map<number, { kind: string; count: number }>();
  let hiddenBelow: number | undefined;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (hiddenBelow !== undefined && depth > hiddenBelow) continue;
    hiddenBelow = undefined;
    for (const deeper of [...run.keys()].filter((one) => one > depth)) run.delete(deeper);
    const kind = /^\s*-? ?(\w+)/.exec(line)?.[1] ?? "";
    const before = run.get(depth);
    const count = before?.kind === kind ? before.count + 1 : 1;
    run.set(depth, { kind, count });
    const isRepeated = /^(row|listitem|option)$/.test(kind);
    if (isRepeated && count === mostAlike + 1) kept.push(`${" ".repeat(depth)}… more of the same`);
    if (isRepeated && count > mostAlike) hiddenBelow = depth;
    else kept.push(line);
  }
  return kept;
}
