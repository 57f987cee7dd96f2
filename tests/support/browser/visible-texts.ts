// Everything that a page says, to eyes and to screen readers, with the element that says it.
import type { Page } from "playwright";

export interface VisibleText {
  readonly text: string;
  readonly at: string;
}

export const visibleTexts = (page: Page): Promise<VisibleText[]> => page.evaluate(textsInDocument);

/** Runs in the page. */
function textsInDocument(): VisibleText[] {
  const found: VisibleText[] = [];
  const spoken =
    /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|title|placeholder|alt|label)$/;
  /** Words for a script or a sheet; a code for them has no capital and no space. */
  const isForScript = (name: string, value: string) =>
    name.startsWith("data-") && name !== "data-chart" && /^\p{Lu}|\p{L} \p{L}/u.test(value);
  const isButton = (element: Element) =>
    element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type);
  const nameOf = (element: Element) =>
    element.localName + [...element.classList].map((name) => `.${name}`).join("");
  const visit = (node: Node, at: string): void => {
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      found.push({ text: node.nodeValue, at });
    if (node instanceof HTMLTemplateElement) visit(node.content, `${at} template`);
    if (!(node instanceof Element)) return node.childNodes.forEach((child) => visit(child, at));
    if (/^(?:script|style|code|pre|textarea)$/.test(node.localName)) return;
    // Codes of the audit log.
    if (node.matches(".record-id")) return;
    // Countries, calling codes and time zones, which the runtime names.
    if (node instanceof HTMLSelectElement && node.options.length > 100) return;
    for (const { name, value } of node.attributes)
      if (spoken.test(name) || isForScript(name, value) || (name === "value" && isButton(node)))
        found.push({ text: value, at: `${at} > ${nameOf(node)}[${name}]` });
    if (
      node.matches(
        "meta[name=description], meta[property='og:title'], meta[property='og:description']",
      )
    )
      found.push({ text: node.getAttribute("content") ?? "", at: "meta" });
    const inside = `${at.split(" > ").slice(-2).join(" > ")} > ${nameOf(node)}`;
    // A word that may break is one word.
    if (node.querySelector(":scope > wbr"))
      found.push({ text: node.textContent ?? "", at: inside });
    else node.childNodes.forEach((child) => visit(child, inside));
  };
  visit(document.documentElement, "");
  return found;
}
