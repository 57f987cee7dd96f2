// Buttons that fill in a money field.
import type { ShownPage } from "./shown-page";

/** What a button with this label sends; undefined if there is none. */
export function fillIn({ html }: ShownPage, label: string): string | undefined {
  const [, attributes = ""] =
    [...html.matchAll(/<button([^>]*)>([^<]*)<\/button>/g)].find(([, , text]) => text === label) ??
    [];
  return /value="([^"]*)"/.exec(attributes)?.[1];
}
