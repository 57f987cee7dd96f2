// Where the Tab key leads on a page, from its top until it leaves the page, and whether each stop can be seen.
import type { CDPSession, Page } from "playwright";

export interface TabStop {
  /** Role and name, as a screen reader would say them. */
  readonly name: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Of its four corners and its middle, as far as they are within the window, how many something else covers. */
  readonly covered: number;
  /** Stays where it is while the page scrolls. */
  readonly isFixed: boolean;
  /** The same kind of control on the same kind of background: focused alike. */
  readonly kind: string;
  /** How far the page is scrolled there. */
  readonly scrollY: number;
}

const mostStops = 250;
/** Keys are pressed in groups: waiting for the browser after each takes longer than what it does. */
const pressesAtOnce = 25;

type Step = TabStop | "same" | "end" | "trap";

declare global {
  interface Window {
    /** What each press of the Tab key led to. */
    tabSteps?: Step[];
  }
}

/** Fails if the focus never comes to an end of the page; `onStop` may look around while it rests. */
export async function tabThrough(
  page: Page,
  onStop?: (stop: TabStop) => Promise<void>,
): Promise<TabStop[]> {
  await page.evaluate(`(${startTabbing})(${inspectFocus})`);
  const input = await page.context().newCDPSession(page);
  const stops: TabStop[] = [];
  let presses = 0;
  walk: while (presses < mostStops) {
    for (const step of await pressTab(page, input, onStop ? 1 : pressesAtOnce)) {
      presses += 1;
      // In a dialog the first press may lead out of its end, where the focus was given to its last button.
      if (step === "same" || (step === "end" && presses === 1)) continue;
      if (step === "trap") break walk;
      if (step === "end") {
        await input.detach();
        return stops;
      }
      stops.push(step);
      await onStop?.(step);
    }
  }
  throw new Error(
    `The focus goes round in ${page.url()}, last at ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(", ")}`,
  );
}

async function pressTab(page: Page, input: CDPSession, times: number): Promise<Step[]> {
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: times }, () => ["rawKeyDown", "keyUp"] as const).flat();
  await Promise.all(events.map((type) => input.send("Input.dispatchKeyEvent", { type, ...key })));
  const steps = await page.evaluate(() => (window.tabSteps ?? []).splice(0));
  if (steps.length !== times) throw new Error(`${times} presses led to ${steps.length} steps.`);
  return steps;
}

/** Runs in the page: begins at its top and notes where the focus is whenever the key is let go. */
function startTabbing(look: () => Step): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  for (const one of document.querySelectorAll("[data-walked], [data-walks]"))
    ["data-walked", "data-walks"].forEach((name) => one.removeAttribute(name));
  const steps: Step[] = (window.tabSteps = []);
  document.onkeyup = () => void steps.push(look());
}

/** Runs in the page. */
function inspectFocus(): Step {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement || one instanceof SVGElement) || one === document.body)
    return "end";
  // A field for a day has a stop for each of its parts.
  if (document.querySelector("[data-walks]") === one) return "same";
  document.querySelector("[data-walks]")?.removeAttribute("data-walks");
  if (one.dataset.walked) return one.dataset.walked === "first" ? "end" : "trap";
  one.dataset.walked = document.querySelector("[data-walked='first']") ? "yes" : "first";
  one.dataset.walks = "";
  // Of a link that continues in a second line, the first.
  const { x, y, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
  // A browser brings the line into sight that is written next, and of an empty field that is the first.
  const right = x + width;
  const bottom = y + (one instanceof HTMLTextAreaElement ? Math.min(height, 44) : height);
  // Next to what a rounded corner leaves out.
  const inset = Math.min(
    width / 2,
    height / 2,
    2 + parseFloat(getComputedStyle(one).borderTopLeftRadius || "0") * 0.3,
  );
  // The letters of some fonts are taller than their line, where the lines above and below begin.
  const { display, outline, color, lineHeight } = getComputedStyle(one);
  const beyondLine =
    display === "inline" ? Math.max(0, (height - (parseFloat(lineHeight) || height)) / 2) : 0;
  const [top, foot] = [y + beyondLine + inset, bottom - beyondLine - inset];
  const points = [
    [x + inset, top],
    [right - inset, top],
    [x + inset, foot],
    [right - inset, foot],
    [x + width / 2, y + height / 2],
  ] as const;
  // A point in the last row of pixels hits nothing if a fraction of it is outside.
  const isInside = ([left, down]: readonly [number, number]) =>
    left >= 0 && down >= 0 && left <= window.innerWidth - 1 && down <= window.innerHeight - 1;
  const isSeen = ([left, down]: readonly [number, number]) => {
    const hit = document.elementFromPoint(left, down);
    return (
      hit !== null &&
      (one.contains(hit) || hit.contains(one) || hit.closest("label")?.control === one)
    );
  };
  const inside = points.filter(isInside);
  const isFixed = [...ancestry(one)].some((box) =>
    /fixed|sticky/.test(getComputedStyle(box).position),
  );
  const kind = [
    one.tagName,
    one.getAttribute("class"),
    one.getAttribute("type"),
    display,
    outline,
    color,
    groundOf(one),
  ].join("|");
  return {
    name: nameOf(one),
    box: { x, y, width, height },
    covered: inside.length === 0 ? points.length : inside.filter((point) => !isSeen(point)).length,
    isFixed,
    kind,
    scrollY: window.scrollY,
  };

  function* ancestry(element: Element) {
    for (let box: Element | null = element; box; box = box.parentElement) yield box;
  }

  function groundOf(element: Element): string {
    for (const box of ancestry(element.parentElement ?? element)) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "none";
  }
  function nameOf(element: Element): string {
    const label =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : undefined;
    const text = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
    const roles: Record<string, string> = {
      A: "link",
      BUTTON: "button",
      SUMMARY: "disclosure",
      SELECT: "list",
      TEXTAREA: "text",
      INPUT: element.getAttribute("type") ?? "text",
    };
    return `${element.getAttribute("role") ?? roles[element.tagName] ?? element.tagName.toLowerCase()} "${text.replace(/\s+/g, " ").trim().slice(0, 80)}"`;
  }
}

export function coveredStops(stops: readonly TabStop[]): string[] {
  return stops
    .filter(({ covered }) => covered > 0)
    .map(({ name, covered }) => `${name} is covered at ${covered} of 5 points`);
}

/** Stops that stand above the one before, and not in a column after it. */
export function outOfOrder(stops: readonly TabStop[], direction: "ltr" | "rtl" = "ltr"): string[] {
  const flowing = stops.filter(({ isFixed }) => !isFixed);
  return flowing.flatMap((stop, index) => {
    const before = flowing[index - 1];
    if (!before) return [];
    const isAbove = stop.box.y + stop.scrollY + stop.box.height <= before.box.y + before.scrollY;
    const [first, second] = direction === "ltr" ? [before.box, stop.box] : [stop.box, before.box];
    const isAfter = second.x >= first.x + first.width - 1;
    return isAbove && !isAfter ? [`${stop.name} stands above ${before.name}`] : [];
  });
}
