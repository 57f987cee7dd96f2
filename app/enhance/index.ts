// What scripts add to a page that already works without them: one file a behaviour, by delegation on the document.
import { listChosenFiles } from "./chosen-files";
import { closeMenus } from "./close-menus";
import { copyOnPress } from "./copy-on-press";
import { countDown } from "./count-down";
import { fadeNotices } from "./fade-notices";
import { focusSummary } from "./focus-summary";
import { groupDigits } from "./group-digits";
import { guardSubmits } from "./guard-submits";
import { leaveAfterAWhile } from "./leave-after";
import { openDialogs } from "./open-dialogs";
import { printOnPress } from "./print-page";
import { refreshRegions } from "./refresh-regions";
import { returnFocus } from "./return-focus";
import { sayLoading } from "./say-loading";
import { shortcuts } from "./shortcuts";
import { showExamples } from "./show-examples";
import { showUploadProgress } from "./upload-progress";
import { warnOfEnd } from "./warn-of-end";

export function enhance(): void {
  focusSummary();
  openDialogs();
  returnFocus();
  guardSubmits();
  // After the guard, which lets each form pass once.
  showUploadProgress();
  listChosenFiles();
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
