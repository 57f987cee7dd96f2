// What scripts add to a page that already works without them: one file a behaviour, by delegation on the document.
import { closeMenus } from "./close-menus";
import { copyOnPress } from "./copy-on-press";
import { countDown } from "./count-down";
import { fadeNotices } from "./fade-notices";
import { focusSummary } from "./focus-summary";
import { groupDigits } from "./group-digits";
import { guardSubmits, releaseForm } from "./guard-submits";
import { leaveAfterAWhile } from "./leave-after";
import { openDialogs } from "./open-dialogs";
import { printOnPress } from "./print-page";
import { refreshRegions } from "./refresh-regions";
import { returnFocus } from "./return-focus";
import { sayLoading } from "./say-loading";
import { shortcuts } from "./shortcuts";
import { showExamples } from "./show-examples";
import { warnOfEnd } from "./warn-of-end";

export function enhance(): void {
  focusSummary();
  openDialogs();
  returnFocus();
  guardSubmits();
  watchFiles();
  closeMenus();
  fadeNotices();
  leaveAfterAWhile();
  groupDigits();
  countDown();
  copyOnPress();
  printOnPress();
  refreshRegions();
  sayLoading();
  shortcuts();
  showExamples();
  warnOfEnd();
}

/** Few pages take files, and these alone bring what lists and sends them; after the guard, which lets each form pass once. */
function watchFiles(): void {
  if (!document.querySelector("input[type=file]")) return;
  void import("./watch-files").then(({ listChosenFiles, showUploadProgress }) => {
    showUploadProgress(releaseForm);
    listChosenFiles();
  });
}
