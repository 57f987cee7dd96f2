// Texts that a language lacks are in English, and say so with `lang`. While the page is rendered, two characters
// that no text contains stand around them: only the finished page shows whether an element is allowed there.
import { createElement, type ReactNode } from "react";

const start = "\uE000";
const end = "\uE001";

/** A text, or parts of a page, in English on a page of another language. */
export const markedEnglish = (content: ReactNode): ReactNode =>
  typeof content === "string"
    ? start + content + end
    : createElement("span", { lang: "en", dir: "ltr" }, content);

const opened = '<span lang="en" dir="ltr">';
const closed = "</span>";
/** Elements that contain only text. */
const textElements = /<(title|option|textarea|style|script)\b[^]*?<\/\1>|<[^>]*>|\uE000|\uE001/g;

/** The page with elements for the marks, and without them in attributes and where only text may stand. */
export function withEnglishMarks(html: string): string {
  if (!html.includes(start)) return html;
  return html.replace(textElements, (found) => {
    if (found === start) return opened;
    if (found === end) return closed;
    return found.replaceAll(start, "").replaceAll(end, "");
  });
}
