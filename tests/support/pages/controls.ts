// What a page offers: its links and its forms, with where they lead.
import type { ShownForm, ShownPage } from "./shown-page";

export interface Control {
  readonly href: string;
  readonly isPost: boolean;
  /** Of a form. */
  readonly id: string | undefined;
  readonly fields: ShownForm["fields"];
}

const decoded = (href: string) => href.replaceAll("&amp;", "&").split("#")[0] ?? "";

/** Sign-out ends what a test looks at, and files of the build are no pages. */
const isPage = (href: string) =>
  /^\/(admin|dashboard|documents)(?=[/?#]|$)/.test(href) && !href.startsWith("/dashboard/confirm");

export function controlsOf(page: ShownPage): readonly Control[] {
  const links = [...page.html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => ({
    href: decoded(href),
    isPost: false,
    id: undefined,
    fields: {},
  }));
  const forms = page.forms.map(({ id, action, method, fields }) => ({
    href: decoded(action ?? page.path),
    isPost: method === "post",
    id,
    fields,
  }));
  return [...links, ...forms].filter(({ href }) => isPage(href));
}
