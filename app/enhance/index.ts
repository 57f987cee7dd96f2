// Progressive enhancement of pages that already work, with event delegation on the document. What takes more than some lines has its own file.
import { fetchPage } from "./fetch-page";
import { groupDigits } from "./group-digits";
import { guardSubmits, releaseForm } from "./guard-submits";
import { openDialogs, showDialogs } from "./open-dialogs";
import { redraw, refreshRegions } from "./refresh-regions";
import { announceLoading, beginLoading, endLoading } from "./loading-announcer";
import { shortcuts } from "./shortcuts";
import { warnOfSessionExpiry } from "./session-expiry-warning";
import { autoRedirect, fadeNotices } from "./timers";
import { timeLeft } from "~/ui/time-left";

export function enhance(): void {
  focusSummary();
  openDialogs();
  returnFocus();
  guardSubmits();
  watchFiles();
  followChoices();
  closeMenus();
  fadeNotices();
  autoRedirect();
  groupDigits();
  fillAmounts();
  countDown();
  copyOnPress();
  showPrintButtons();
  refreshRegions();
  announceLoading();
  shortcuts();
  showExamples();
  warnOfSessionExpiry();
}

const chartParts = { fetchPage, redraw, beginLoading, endLoading };

/** Few pages have file inputs; runs after the guard, which lets each form through once. */
function watchFiles(): void {
  if (!document.querySelector("input[type=file]")) return;
  void import("./upload-progress").then(({ listChosenFiles, showUploadProgress }) => {
    showUploadProgress({ releaseForm, showDialogs });
    listChosenFiles();
  });
}

/** Only the front page has examples. */
function showExamples(): void {
  if (!document.querySelector("[data-examples]")) return;
  void import("./show-examples").then((examples) => examples.show());
}

/** Only a few pages have a chart or a filter form. */
function followChoices(): void {
  const chart = document.getElementById("chart");
  const filter = document.querySelector<HTMLFormElement>("form[data-follow]");
  if (!chart && !filter) return;
  void import("~/charts/live/start-chart").then(({ startChart, drawChoices }) => {
    if (chart) startChart(chart, chartParts);
    else if (filter) drawChoices(filter, chartParts);
  });
}

function focusSummary(): void {
  // Older browsers ignore `autofocus` on anything but controls.
  document.querySelector<HTMLElement>("[data-error-summary]")?.focus();
}

/** After a dialog or a detail page closes, returns the focus to the link that opened it. */
function returnFocus(): void {
  const from = document.referrer ? new URL(document.referrer) : undefined;
  const isBelow =
    from?.origin === location.origin && from.pathname.startsWith(`${location.pathname}/`);

  if (from && isBelow && !document.querySelector("dialog[open], [data-error-summary]")) {
    const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
    [...links].find((link) => link.pathname === from.pathname)?.focus({ preventScroll: true });
  }
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Closes an open menu on a click outside and on Escape, which returns the focus to its button. */
function closeMenus(): void {
  document.addEventListener("click", ({ target }) => {
    for (const menu of openMenus())
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

/** `data-fill` links put their amount into a field without reloading the form. */
function fillAmounts(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-fill]") : null;
    const field = document.getElementById(link?.dataset.fill ?? "");
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = link?.dataset.value ?? "";
    field.focus();
  });
}

/** Counts down to `data-deadline` every second. Looks the elements up each time, because regions are redrawn. */
function countDown(): void {
  if (!document.querySelector("[data-deadline]")) return;
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
      element.textContent = timeLeft(
        Date.parse(element.dataset.deadline ?? "") - Date.now(),
        document.documentElement.lang,
      );
    }
  }, 1000);
}

const confirmationMs = 2000;

/** `data-copy` buttons copy the text of the element they name. Shown only if the browser has a clipboard. */
function copyOnPress(): void {
  // Browsers provide none on plain http.
  if (!("clipboard" in navigator)) return;
  document.documentElement.dataset.clipboard = "";
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button && !button.ariaDisabled) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  const text = document.getElementById(button.dataset.copy ?? "")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // If refused, the text can still be selected and copied manually.
    return;
  }
  button.ariaDisabled = "true";
  button.textContent = button.dataset.copied ?? "";
  setTimeout(() => {
    button.textContent = label;
    button.ariaDisabled = null;
  }, confirmationMs);
}

/** Shows print buttons: without scripts they would do nothing. */
function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.onclick = () => print();
  }
}
