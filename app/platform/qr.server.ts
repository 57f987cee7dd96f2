import { encode } from "uqr";

/** A QR code as the outline of its dark squares, in modules; the quiet zone around it is part of the size. */
interface QrDrawing {
  size: number;
  path: string;
}

const quietZone = 4;

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join("") };
}

/** Merges neighboring squares, so that no seams show and the page stays small. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return { from, length: (end === -1 ? row.length : end) - from };
  });
}
