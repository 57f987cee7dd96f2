// Posts a form without leaving its page: a refused form is shown again in place, an accepted one opens the next page.
import { inPlaceHeader, redirectHeader, retryParam } from "~server/kernel/form-recovery";

/** Functions of the main script, passed in so that this one doesn't contain a copy. */
export interface PageParts {
  /** Lets a form be sent again. */
  readonly releaseForm: (form: HTMLFormElement) => void;
  readonly fetchPage: () => Promise<Document | null>;
  readonly showDialogs: () => void;
  readonly showPrintButtons: () => void;
  readonly focusSummary: () => void;
}

export async function postInPlace(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  parts: PageParts,
): Promise<void> {
  try {
    await send(form, submitter, parts);
  } catch {
    showFormError(form, form.dataset.unreachable ?? "", parts);
  }
}

async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  parts: PageParts,
): Promise<void> {
  const response = await postForm(form, submitter);
  const address =
    response.headers.get(redirectHeader) ?? (response.redirected ? response.url : null);
  if (address !== null) return followRedirect(address, parts);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (response.ok) return showPage(page, parts);
  if (showWholePage(page)) return;
  const text = [...page.querySelectorAll("main h1, main p")]
    .slice(0, 2)
    .map(({ textContent }) => textContent);
  showFormError(form, text.join(": "), parts);
}

/** A refusal because another account is signed in: this page's menus are that of the earlier one. False for any other page. */
export function showWholePage(page: Document): boolean {
  if (!page.querySelector("[data-whole-page]")) return false;
  document.body.replaceWith(page.body);
  document.title = page.title;
  document.querySelector("main")?.focus();
  return true;
}

/** Posts a form like the browser, except for the redirect: its URL comes in a header. */
function postForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Response> {
  const data = new FormData(form, submitter);
  const text = [...data].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const encoding = submitter?.getAttribute("formenctype") ?? form.enctype;
  const body = encoding === "multipart/form-data" ? data : new URLSearchParams(text);
  return fetch(form.action, {
    method: "POST",
    body,
    headers: { Accept: "text/html", [inPlaceHeader]: "1" },
  });
}

/** The page that a post leads to, or this one with the errors of its form. */
export async function followRedirect(address: string, parts: PageParts): Promise<void> {
  const { href, pathname, searchParams } = new URL(address, location.href);
  if (pathname !== location.pathname || !searchParams.has(retryParam)) return location.assign(href);
  history.replaceState(null, "", href);
  const page = await parts.fetchPage();
  if (page) showPage(page, parts);
  else location.reload();
}

function showPage(
  page: Document,
  { showDialogs, showPrintButtons, focusSummary }: PageParts,
): void {
  const fresh = page.querySelector("main");
  if (fresh) document.querySelector("main")?.replaceWith(fresh);
  document.title = page.title;
  showDialogs();
  showPrintButtons();
  focusSummary();
  // The focused element is gone; a response without errors is read from its start.
  if (fresh && document.activeElement === document.body) fresh.focus();
}

/** Replaces earlier errors; the form keeps its entries. */
function showFormError(form: HTMLFormElement, text: string, { releaseForm }: PageParts): void {
  releaseForm(form);
  form.querySelector("[data-error-summary]")?.remove();
  const summary = document.createElement("div");
  Object.assign(summary, { className: "error-summary", role: "alert", tabIndex: -1 });
  summary.dataset.errorSummary = "";
  const [heading, line] = [document.createElement("h2"), document.createElement("p")];
  heading.textContent = form.dataset.problem ?? "";
  line.textContent = text;
  summary.append(heading, line);
  form.prepend(summary);
  summary.focus();
}
