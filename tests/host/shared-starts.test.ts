// Pages that begin alike: the beginning is compressed once, and a browser reads the joined answer like any other.
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedStarts, type SharedStarts } from "~server/host/shared-starts/shared-starts";
import { endOfSharedStart } from "~server/kernel/shared-start";

const styles = Array.from(
  { length: 300 },
  (_, index) =>
    `.rule-${index}{margin:${index % 7}px ${index % 5}px;color:var(--ink-${index % 9})}`,
).join("");
const start = `<!DOCTYPE html><html lang="en"><head><style>${styles}</style>${endOfSharedStart}`;
const rest = (name: string) =>
  `<title>${name}</title></head><body>${`<p class="rule-1">Good morning, ${name}. This is the time of the year which many people…</p>`.repeat(40)}</body></html>`;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The first answer does not wait for the start. */
async function joinedOf(starts: SharedStarts, page: string): Promise<Buffer> {
  for (;;) {
    const bytes = await starts(Buffer.from(page));
    if (bytes) return bytes;
    await turn();
  }
}

test("a page is unchanged after compression, however often its start was used", async () => {
  const starts = sharedStarts();
  expect(await starts(Buffer.from(start + rest("Hana")))).toBeNull();
  for (const name of ["Hana", "Ida", "名前", ""]) {
    const bytes = await joinedOf(starts, start + rest(name));
    expect(brotliDecompressSync(bytes).toString()).toBe(start + rest(name));
  }
});

test("a joined page weighs no more than the same compressed in one piece, within a twentieth", async () => {
  const page = start + rest("Hana");
  const bytes = await joinedOf(sharedStarts(), page);
  expect(bytes.byteLength).toBeLessThan(brotliCompressSync(page).byteLength * 1.05 + 200);
});

test("any rest can follow any start", async () => {
  // Words that repeat at short distances are those that an encoder would refer to by the distances used last.
  const words = fc.array(
    fc.constantFrom("a", "ab", " the ", "time", "\n", "é", "<p>", "0123456789"),
    {
      maxLength: 300,
    },
  );
  await fc.assert(
    fc.asyncProperty(words, words, fc.string(), async (before, after, odd) => {
      const begun = `<style>${before.join("")}${styles}</style>${endOfSharedStart}`;
      const page = begun + (odd + after.join("")).slice(0, begun.length / 2);
      const bytes = await joinedOf(sharedStarts(), page);
      expect(brotliDecompressSync(bytes).toString()).toBe(page);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ["in its first page", 5, rest("Hana")],
  ["in later pages only", 4, "{{{"],
])("a start is not used if the encoder refers to what a joined page lacks %s", async (...row) => {
  const [, quality, first] = row;
  const starts = sharedStarts(quality);
  const page = Buffer.from(start + first);
  await starts(page);
  // As many turns as suffice for quality 3.
  await joinedOf(sharedStarts(), start + rest("Hana"));
  for (let turns = 0; turns < 50; turns += 1) await turn();
  expect(await starts(page)).toBeNull();
});

test("a text without such a start, or with a longer rest, is not joined", async () => {
  const starts = sharedStarts();
  const spaces = `<title>${endOfSharedStart}</title>`;
  for (const page of [rest("Hana"), start + "x".repeat(2 * start.length), spaces, ""]) {
    await starts(Buffer.from(page));
    await turn();
    expect(await starts(Buffer.from(page))).toBeNull();
  }
});
