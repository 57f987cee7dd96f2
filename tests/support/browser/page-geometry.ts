// Measurements of a rendered page: sideways scrolling, cut-off text, and targets that are too small.
import type { Page } from "playwright";

/** WCAG 1.4.12, word for word. */
const wideSpacing =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

export interface Fit {
  readonly name: string;
  readonly width: number;
  readonly css?: string;
}

export const fits: readonly [Fit, ...Fit[]] = [
  { name: "320 px", width: 320 },
  { name: "320 px with wide spacing", width: 320, css: wideSpacing },
  { name: "1280 px with wide spacing", width: 1280, css: wideSpacing },
  { name: "1280 px at 200 %", width: 640 },
];

/** What does not fit, in words. */
export async function layoutFaults(page: Page, { name, width, css }: Fit): Promise<string[]> {
  await page.setViewportSize({ width, height: 720 });
  await page.evaluate((text) => {
    const style =
      document.querySelector("style[data-fit]") ??
      document.head.appendChild(document.createElement("style"));
    style.setAttribute("data-fit", "");
    style.textContent = text;
  }, css ?? "");
  const faults = await page.evaluate(measureFit);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Runs in the page. */
function measureFit(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways =
    scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} in ${clientWidth}`] : [];
  const cut: string[] = [];
  const frames = new Map<Element, Element | undefined>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.nodeValue?.trim() ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = framing(element);
    // The content of a chart is also in its summary and its table.
    if (!frame || frame instanceof SVGElement) continue;
    const [text, box] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
    const isOut =
      text.left < box.left - 1 ||
      text.right > box.right + 1 ||
      text.top < box.top - 3 ||
      text.bottom > box.bottom + 3;
    // Content for screen readers only is one pixel large.
    if (isOut && box.width > 2 && box.height > 2)
      cut.push(
        `"${node.nodeValue.trim().slice(0, 40)}" is cut off by ${frame.tagName.toLowerCase()}.${frame.className}`,
      );
  }
  return [...sideways, ...new Set(cut)];

  /** The nearest box that hides what goes beyond it; one that scrolls hides nothing. Found once for each box, since styles are slow to ask for. */
  function framing(box: Element): Element | undefined {
    if (box === document.body) return undefined;
    if (!frames.has(box)) frames.set(box, frameFrom(box));
    return frames.get(box);
  }
  function frameFrom(box: Element): Element | undefined {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
    if (/hidden|clip/.test(overflowX + overflowY)) return box;
    return box.parentElement ? framing(box.parentElement) : undefined;
  }
}

/** Targets that are less than 24 px wide or high and stand too close to another (2.5.8); links within a sentence are excepted there. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
    const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        one.getClientRects().length > 0,
    );
    const places = shown
      .filter((one) => !isForReaders(one))
      .map((one) => ({ one, box: boxOf(one) }))
      .filter(({ box }) => box.width > 2);
    const small = places.filter(
      ({ one, box }) =>
        (box.width < 23.5 || box.height < 23.5) && !isInSentence(one) && !isLeftToBrowser(one),
    );
    return small
      .filter((target) =>
        places.some((other) => other.one !== target.one && isNear(target.box, other.box)),
      )
      .map(
        ({ one, box }) =>
          `${one.outerHTML.slice(0, 90)} is ${Math.round(box.width)} by ${Math.round(box.height)}`,
      );

    /** With its label, which can be pressed as well. */
    function boxOf(one: HTMLElement): DOMRect {
      const own = one.getBoundingClientRect();
      const label =
        one instanceof HTMLInputElement && /radio|checkbox/.test(one.type)
          ? (one.closest("label") ?? one.labels?.[0])
          : undefined;
      if (!label) return own;
      const box = label.getBoundingClientRect();
      const [left, top] = [Math.min(own.left, box.left), Math.min(own.top, box.top)];
      return new DOMRect(
        left,
        top,
        Math.max(own.right, box.right) - left,
        Math.max(own.bottom, box.bottom) - top,
      );
    }
    function isInSentence(one: HTMLElement): boolean {
      if (getComputedStyle(one).display !== "inline") return false;
      const around = [...(one.parentElement?.childNodes ?? [])]
        .filter((node) => node !== one)
        .map((node) => node.textContent?.trim() ?? "");
      return around.some((text) => text !== "");
    }
    /** In a box of one pixel, which grows when the focus comes into it. */
    function isForReaders(one: HTMLElement): boolean {
      for (let box = one.parentElement; box; box = box.parentElement)
        if (box.getBoundingClientRect().width < 2) return true;
      return false;
    }
    function isLeftToBrowser(one: HTMLElement): boolean {
      return one instanceof HTMLInputElement && one.type === "file";
    }
    /** A circle of 24 px around the middle of the one meets the other. */
    function isNear(target: DOMRect, other: DOMRect): boolean {
      const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < 12;
    }
  });
}
