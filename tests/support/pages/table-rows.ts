import type { ShownPage } from "./shown-page";

/** The rows of a page's table, without its head. */
export const rowsOf = (page: ShownPage): string[] =>
  page.html
    .replaceAll("<wbr/>", "")
    .match(/<tr[^>]*role="row"[\s\S]*?<\/tr>/g)
    ?.slice(1) ?? [];
