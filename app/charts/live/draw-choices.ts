// Redraws the page as a GET form changes: fetches the page that its button leads to and replaces only what depends on the choice.

/** Functions of the main script, passed in so that this one doesn't contain a copy. */
export interface ChartParts {
  readonly fetchPage: (signal: AbortSignal) => Promise<Document | null>;
  readonly redraw: (region: HTMLElement, fresh: HTMLElement | null) => void;
  readonly beginLoading: () => void;
  readonly endLoading: () => void;
}

export function drawChoices(
  form: HTMLFormElement,
  { fetchPage, redraw, beginLoading, endLoading }: ChartParts,
  onPage?: (page: Document) => void,
): void {
  let request = new AbortController();
  const show = async (button: HTMLElement | null = form.querySelector("button")) => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    history.replaceState(history.state, "", `?${queryOf(new FormData(form, button))}`);
    // A language or a theme that is chosen next leads back to this.
    for (const field of document.querySelectorAll<HTMLInputElement>(".quick-choice [name=from]"))
      field.value = location.pathname + location.search;
    beginLoading();
    try {
      const page = await fetchPage(signal);
      if (!page) return location.reload();
      for (const region of document.querySelectorAll<HTMLElement>("[data-follows-choice]"))
        redraw(region, page.getElementById(region.id));
      markFaults(form, page);
      onPage?.(page);
    } catch {
      // If the request fails, the browser loads the URL as it would without scripts. A later choice replaces this one.
      if (!signal.aborted) location.reload();
    } finally {
      if (!signal.aborted) endLoading();
    }
  };
  form.addEventListener("change", ({ target }) => {
    if (!isIncomplete(target)) void show();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void show(event.submitter ?? undefined);
  });
  // Chosen before scripts were loaded, or restored by the browser after Back.
  if (form.querySelector("[checked]:not(:checked), [selected]:not(:checked)")) void show();
}

/** The fields themselves stay, because one has the focus: only what says whether they are wrong is replaced. */
function markFaults(form: HTMLFormElement, page: Document): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input.control")) {
    const fresh = page.querySelector(`input.control[name="${field.name}"]`);
    for (const name of ["aria-invalid", "aria-describedby"])
      if (fresh?.hasAttribute(name)) field.setAttribute(name, fresh.getAttribute(name) ?? "");
      else field.removeAttribute(name);
  }
}

/** While the year is being entered, a date field already contains valid dates such as "0002-11-24". */
function isIncomplete(field: EventTarget | null): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "date") return false;
  return field.validity.badInput || (field.value !== "" && field.value < "1000");
}

function queryOf(chosen: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of chosen) if (typeof value === "string") query.set(name, value);
  return query;
}
