// Breaks a paragraph into lines that fit, for text whose letters are drawn in another order than they are read.

/** Where a line is in its paragraph, without the spaces around it. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A word that doesn't fit on a line of its own is broken where the line is full. */
export function brokenLines(text: string, fits: (line: LineRange) => boolean): LineRange[] {
  const whole = { start: 0, end: text.length };
  if (fits(whole)) return [whole];
  const lines: LineRange[] = [];
  let line: LineRange | undefined;
  const add = (start: number, end: number) => {
    const longer: LineRange = { start: line?.start ?? start, end };
    if (line && !fits(longer)) lines.push(line);
    line = line && fits(longer) ? longer : { start, end };
  };
  for (const { 0: word, index: start } of text.matchAll(/[^ ]+/g)) {
    const end = start + word.length;
    if (fits({ start, end })) add(start, end);
    else
      for (const { segment, index } of graphemes.segment(word))
        add(start + index, start + index + segment.length);
  }
  return line ? [...lines, line] : lines;
}
