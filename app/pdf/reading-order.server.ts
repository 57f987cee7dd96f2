// Puts a line of text into the order in which it is drawn, from left to right, by the Unicode Bidirectional Algorithm.
import type { Bidi } from "bidi-js";

export type TextDirection = "ltr" | "rtl";

/** A part of a line in one direction and one script. Its letters are in the order in which they are read. */
export interface Run {
  readonly text: string;
  readonly direction: TextDirection;
  /** An OpenType tag; without it, the font finds out. */
  readonly script?: "arab" | "hebr";
}

/** Turn the direction, and are never drawn. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const withoutControls = (text: string): string => text.replace(controls, "");

export const hasRightToLeft = (text: string): boolean => fromRight.test(text);

/** Whether the letters of a text may be drawn in another order than they are read. */
export const needsOrder = (text: string, base: TextDirection): boolean =>
  base === "rtl" || hasRightToLeft(text) || withoutControls(text) !== text;

/** A paragraph whose lines can be ordered. */
export interface Paragraph {
  /** The runs of a line from the left to the right; `start` and `end` are where it is in the paragraph. */
  runsOf(start: number, end: number): Run[];
}

let bidi: Promise<Bidi> | undefined;
const loadBidi = () => (bidi ??= import("bidi-js").then(({ default: make }) => make()));

/** @returns what reads a paragraph whose direction is `base` */
export async function paragraphReader(base: TextDirection): Promise<(text: string) => Paragraph> {
  const { getEmbeddingLevels, getMirroredCharacter, getReorderedIndices } = await loadBidi();
  return (text) => {
    const found = getEmbeddingLevels(text, base);
    const isFromRight = (at: number) => (found.levels[at] ?? 0) % 2 === 1;
    const letterAt = (at: number) => {
      const letter = text.charAt(at);
      return (isFromRight(at) && getMirroredCharacter(letter)) || letter;
    };
    return {
      runsOf(start, end) {
        if (end <= start) return [];
        const order = getReorderedIndices(text, found, start, end - 1).slice(start, end);
        return chunksOf(order, (before, after) => {
          const isSameLevel = found.levels[before] === found.levels[after];
          return isSameLevel && after - before === (isFromRight(after) ? -1 : 1);
        }).flatMap((indices) => {
          const [first = 0] = indices;
          if (!isFromRight(first)) return ltrRun(indices.map(letterAt).join(""));
          return scriptRuns(indices.toReversed().map(letterAt).join(""));
        });
      },
    };
  };
}

function chunksOf<Item>(items: readonly Item[], belong: (before: Item, after: Item) => boolean) {
  const chunks: Item[][] = [];
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (before !== undefined && belong(before, item)) chunks.at(-1)?.push(item);
    else chunks.push([item]);
  }
  return chunks;
}

function ltrRun(text: string): Run[] {
  const shown = withoutControls(text);
  return shown ? [{ text: shown, direction: "ltr" }] : [];
}

/** A new script starts with its first letter; what stands between letters stays with those before. */
const scripts =
  /[^\p{Script=Hebrew}]*\p{Script=Arabic}[^\p{Script=Hebrew}]*|[^\p{Script=Arabic}]+/gu;

function scriptRuns(text: string): Run[] {
  const parts = withoutControls(text).match(scripts) ?? [];
  return parts
    .map((part): Run => ({
      text: part,
      direction: "rtl",
      script: /\p{Script=Hebrew}/u.test(part) ? "hebr" : "arab",
    }))
    .toReversed();
}
