// What an uncompressed PDF of the portal says of itself: its objects, the content of its pages, and their text.

/** A piece of text that is drawn in one go. */
interface Drawn {
  /** What is read instead of what is drawn. */
  readonly actual: string | undefined;
  /** From the left, in points. */
  x: number;
  text: string;
  readonly codes: string[];
}

export class PdfText {
  private constructor(readonly source: string) {}

  static of(bytes: Uint8Array): PdfText {
    return new PdfText(Buffer.from(bytes).toString("latin1"));
  }

  get pages(): number {
    return this.contents().length;
  }

  /** The structure elements of a kind, as they are written. */
  elements(tag: string): string[] {
    return this.objects().filter((text) => new RegExp(`/S /${tag}\\b`).test(text));
  }

  /** The texts in brackets of an object. */
  strings(object: string): string[] {
    return [...object.matchAll(/\(((?:\\.|[^\\)])*)\)/gs)].map(([, text = ""]) => decoded(text));
  }

  /** Operators that draw while neither an element nor a decoration is open. */
  untagged(): string[] {
    return this.contents().flatMap((content) => {
      let depth = 0;
      const found: string[] = [];
      for (const line of content.split("\n")) {
        if (/\b(BDC|BMC)$/.test(line)) depth += 1;
        else if (/^EMC$/.test(line)) depth -= 1;
        else if (depth === 0 && /(^|\s)(TJ|Tj|S|f|B|Do)$/.test(line)) found.push(line);
      }
      return depth === 0 ? found : [...found, `unbalanced: ${depth}`];
    });
  }

  /** The start and end of each line across a page, in points. */
  get rules(): string[] {
    const lines = this.contents().flatMap((content) => [
      ...content.matchAll(/^([\d.]+) [\d.]+ m\n([\d.]+) [\d.]+ l$/gm),
    ]);
    return lines.map(([, start, end]) => `${start} to ${end}`);
  }

  /** The text of the pages as it is drawn, from the left to the right, by the tables that map glyphs back to text. */
  get text(): string {
    return this.drawn()
      .map(({ text }) => text)
      .filter(Boolean)
      .join("\n");
  }

  /** The text of the pages as it is read and copied. */
  get readText(): string {
    return this.drawn()
      .map(({ text, actual }) => actual ?? text)
      .filter(Boolean)
      .join("\n");
  }

  /** Where a line that is read as this starts from the left, in points. */
  placeOf(line: string): number | undefined {
    return this.drawn().find(({ text, actual }) => (actual ?? text) === line)?.x;
  }

  /** The number of glyphs that stand for no character: they are drawn as boxes. */
  get missingGlyphs(): number {
    return this.drawn()
      .flatMap(({ codes }) => codes)
      .filter((code) => code === "0000").length;
  }

  private drawn(): Drawn[] {
    const maps = this.letterMaps();
    return this.contents().flatMap((content) => {
      let letters = maps.values().next().value ?? new Map<string, string>();
      let actual: string | undefined;
      const pieces: Drawn[] = [];
      for (const line of content.split("\n")) {
        const written = /^\/ActualText \((.*)\)$/s.exec(line)?.[1];
        if (written !== undefined) actual = decoded(written);
        if (line === "EMC") actual = undefined;
        letters = maps.get(/^\/(\w+) [\d.]+ Tf$/.exec(line)?.[1] ?? "") ?? letters;
        if (line === "BT") pieces.push({ actual, x: NaN, text: "", codes: [] });
        const piece = pieces.at(-1);
        if (!piece) continue;
        const x = /^1 0 0 1 ([\d.]+) [\d.]+ Tm$/.exec(line)?.[1];
        if (x !== undefined && piece.codes.length === 0) piece.x = Number(x);
        const shown = /^\[(.*)\] TJ$/.exec(line)?.[1] ?? "";
        const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(
          ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
        );
        piece.codes.push(...codes);
        piece.text += codes.map((code) => letters.get(code) ?? "").join("");
      }
      return pieces;
    });
  }

  private objects(): string[] {
    return [...this.source.matchAll(/\d+ 0 obj\n([\s\S]*?)\nendobj/g)].map(([, text = ""]) => text);
  }

  private object(number: string): string {
    return (
      new RegExp(`(?:^|\\n)${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(this.source)?.[1] ?? ""
    );
  }

  private contents(): string[] {
    return this.objects().filter((text) => / (BDC|BMC)\n/.test(text) && /\bET\n/.test(text));
  }

  /** By the name that a page has for a typeface: its codes and their letters. */
  private letterMaps(): Map<string, Map<string, string>> {
    const named = [...this.source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = "", number = ""]) => [name, number] as const,
    );
    return new Map(
      named.map(([name, number]) => [
        name,
        lettersOf(this.object(/\/ToUnicode (\d+)/.exec(this.object(number))?.[1] ?? "")),
      ]),
    );
  }
}

/** Ranges such as `<0000> <00ff> [<0000> <0041> …]`. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of table.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g,
  )) {
    // The letters of a ligature have a space between them.
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    );
    for (const [index, text] of texts.entries())
      letters.set((parseInt(first, 16) + index).toString(16).padStart(4, "0"), text);
  }
  return letters;
}

/** Text beyond ASCII is written as UTF-16 behind its mark. */
function decoded(text: string): string {
  const bytes = Buffer.from(
    text.replace(
      /\\([nrtbf()\\])/g,
      (_, letter: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[letter] ?? letter,
    ),
    "latin1",
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString("utf16le")
    : bytes.toString("latin1");
}
