// Finds what is invisible in forced-colors mode.
import type { Page } from "playwright";

/** Buttons and fields without an edge, and lines of charts in the color of the page. */
export function lostInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.getBoundingClientRect().width > 2;
    const plain = (colour: string) =>
      colour
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .join();
    const isClear = (colour: string) => /^rgba.*, 0\)$/.test(colour);
    const ground = plain(getComputedStyle(document.body).backgroundColor);

    const controls = [
      ...document.querySelectorAll(
        ".button, :is(.quick-choice, .quick-amounts) button, input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), select, textarea",
      ),
    ];
    const bare = controls.filter((one) => isShown(one) && !hasEdge(one));

    // A QR code is black on white for every camera.
    const lines = [
      ...document.querySelectorAll(
        'svg :is(path, line, polyline, rect:not(:first-child, [fill="#fff"]), circle)',
      ),
    ];
    const faint = lines.filter((one) => isShown(one) && isDrawnAlike(one));

    return [...bare, ...faint].map((one) => one.outerHTML.slice(0, 120));

    /** Of its own, or of the box that holds it and nothing else to press. */
    function hasEdge(one: Element): boolean {
      return (
        edged(one) ||
        (one.tagName !== "INPUT" && getComputedStyle(one).textDecorationLine !== "none") ||
        [one.parentElement, one.parentElement?.parentElement].some(
          (box) =>
            box &&
            edged(box) &&
            box.querySelectorAll("button, .button, input, select, textarea").length === 1,
        )
      );
    }
    function edged(one: Element): boolean {
      const {
        borderTopStyle,
        borderTopWidth,
        borderTopColor,
        borderBottomStyle,
        borderBottomWidth,
        borderBottomColor,
        outlineStyle,
        outlineWidth,
      } = getComputedStyle(one);
      const isDrawn = (style: string, width: string, colour: string) =>
        style !== "none" && parseFloat(width) > 0 && plain(colour) !== ground && !isClear(colour);
      return (
        isDrawn(borderTopStyle, borderTopWidth, borderTopColor) ||
        isDrawn(borderBottomStyle, borderBottomWidth, borderBottomColor) ||
        (outlineStyle !== "none" && parseFloat(outlineWidth) > 0)
      );
    }
    function isDrawnAlike(one: Element): boolean {
      const { stroke, fill, opacity } = getComputedStyle(one);
      const isSeen = (paint: string) =>
        paint !== "none" && plain(paint) !== ground && !isClear(paint);
      const isPainted = stroke !== "none" || (fill !== "none" && !isClear(fill));
      return isPainted && parseFloat(opacity) > 0 && !isSeen(stroke) && !isSeen(fill);
    }
  });
}
