// Progressive enhancement of pages that already work: one file per behavior, with event delegation on the document.
import { closeMenus } from "./close-menus";
import { copyOnPress } from "./copy-on-press";
import { countDown } from "./countdown";
import { fadeNotices } from "./fade-notices";
import { fetchPage } from "./fetch-page";
import { fillAmounts } from "./fill-amounts";
import { focusSummary } from "./focus-summary";
import { groupDigits } from "./group-digits";
import { guardSubmits, releaseForm } from "./guard-submits";
import { autoRedirect } from "./auto-redirect";
import { openDialogs, showDialogs } from "./open-dialogs";
import { showPrintButtons } from "./print-page";
import { redraw, refreshRegions } from "./refresh-regions";
import { returnFocus } from "./return-focus";
import { announceLoading, beginLoading, endLoading } from "./loading-announcer";
import { shortcuts } from "./shortcuts";
import { warnOfSessionExpiry } from "./session-expiry-warning";

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
