// How much a control changes when it gets the focus: two pictures of it, compared point by point.
import type { Page } from "playwright";
import type { TabStop } from "./tab-order";

const margin = 6;
/** How far into the control its edge is looked at: what is inside may be marked as text is. */
const depth = 4;

/** The contrast that most of the changed points have with what they were, and how many changed for each point of the control's edge. */
export interface FocusMark {
  readonly contrast: number;
  readonly share: number;
}

/** The control has the focus when this is called, and afterwards. */
export async function focusMark(page: Page, { box }: TabStop): Promise<FocusMark> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + margin) - x,
    height: Math.min(size.height, box.y + box.height + margin) - y,
  };
  const focused = await page.screenshot({ clip, caret: "hide" });
  const holder = await page.evaluateHandle(() => {
    const one = document.activeElement;
    if (one instanceof HTMLElement || one instanceof SVGElement) one.blur();
    return one;
  });
  const unfocused = await page.screenshot({ clip, caret: "hide" });
  await holder.evaluate(
    (one) =>
      (one instanceof HTMLElement || one instanceof SVGElement) &&
      one.focus({ preventScroll: true }),
  );
  await holder.dispose();
  const mark = await page.evaluate(comparePictures, {
    pictures: [focused.toString("base64"), unfocused.toString("base64")] as const,
    band: margin + depth,
  });
  return { contrast: mark.contrast, share: mark.changed / (2 * (box.width + box.height)) };
}

/** Runs in the page. */
async function comparePictures({
  pictures: [one, other],
  band,
}: {
  pictures: readonly [string, string];
  band: number;
}): Promise<{ contrast: number; changed: number }> {
  const { points: focused, width, height } = await pointsOf(one);
  const { points: unfocused } = await pointsOf(other);
  const contrasts: number[] = [];
  for (let at = 0; at < focused.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    if (x > band && y > band && x < width - band && y < height - band) continue;
    const [a, b] = [luminance(focused, at), luminance(unfocused, at)];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast > 1.1) contrasts.push(contrast);
  }
  contrasts.sort((a, b) => a - b);
  return { contrast: contrasts[Math.floor(contrasts.length / 2)] ?? 1, changed: contrasts.length };

  async function pointsOf(base64: string) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas?.drawImage(picture, 0, 0);
    const points =
      canvas?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
    return { points, width: picture.width, height: picture.height };
  }
  function luminance(points: Uint8ClampedArray, at: number): number {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) =>
      linear((points[at + part] ?? 0) / 255),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function linear(part: number): number {
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }
}
