// Shows the upload progress of a `data-upload` form, with a cancel button: the same post, sent by script.
import { sentByScriptHeader } from "~server/kernel/form-recovery";
export { listChosenFiles } from "./chosen-files";

/** Functions of the main script, passed in so that this one doesn't contain a copy. */
interface PageParts {
  /** Lets a form be sent again. */
  readonly releaseForm: (form: HTMLFormElement) => void;
  readonly showDialogs: () => void;
}

export function showUploadProgress(parts: PageParts): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const panel =
      form instanceof HTMLFormElement ? form.querySelector<HTMLElement>("[data-upload]") : null;
    if (!(form instanceof HTMLFormElement) || !panel || event.defaultPrevented || !hasFiles(form))
      return;
    // A button that leaves the files behind has nothing to upload.
    if (event.submitter?.hasAttribute("formenctype")) return;
    event.preventDefault();
    send(form, panel, parts);
  });
}

const hasFiles = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("input[type=file]")].some(
    ({ files }) => files?.length,
  );

function send(form: HTMLFormElement, panel: HTMLElement, parts: PageParts): void {
  const [bar, status, button] = [
    panel.querySelector("progress"),
    panel.querySelector("[role=status]"),
    panel.querySelector("button"),
  ];
  const { uploading = "", checking, failed, interrupted, cancelled } = panel.dataset;
  const percent = (value: number) =>
    uploading.replace("#", value.toLocaleString(document.documentElement.lang));
  const announce = (text = "") =>
    status && status.textContent !== text && (status.textContent = text);
  const end = (text?: string) => {
    removeEventListener("beforeunload", confirmLeaving);
    panel.classList.remove("running");
    parts.releaseForm(form);
    announce(text);
  };
  const upload = new XMLHttpRequest();
  upload.upload.onprogress = ({ loaded, total }) => {
    if (bar) bar.value = loaded / total;
    // Announced four times, not for each packet.
    announce(loaded < total ? percent(Math.floor((loaded / total) * 4) * 25) : checking);
    // After the upload, it can no longer be canceled.
    if (button) button.hidden = loaded === total;
  };
  upload.onload = () => {
    removeEventListener("beforeunload", confirmLeaving);
    // Loaded as a page of its own: what was fetched here was only to learn its address.
    if (upload.status < 400) location.assign(upload.responseURL);
    else if (!showRefusal(upload.responseText, parts)) end(failed);
  };
  upload.onerror = () => end(interrupted);
  upload.onabort = () => end(cancelled);
  if (button) {
    button.hidden = false;
    button.onclick = () => upload.abort();
  }
  if (bar) bar.value = 0;
  panel.classList.add("running");
  addEventListener("beforeunload", confirmLeaving);
  announce(percent(0));
  upload.open("POST", form.action);
  upload.setRequestHeader("Accept", "text/html");
  upload.setRequestHeader(sentByScriptHeader, "1");
  upload.send(new FormData(form));
}

/** The form with its errors, or the page that says that another account is signed in; false for any other page. */
function showRefusal(html: string, { showDialogs }: PageParts): boolean {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.querySelector("[data-whole-page], [data-error-summary]")) return false;
  document.body.replaceWith(page.body);
  document.title = page.title;
  showDialogs();
  (
    document.querySelector<HTMLElement>("[data-error-summary]") ?? document.querySelector("main")
  )?.focus();
  return true;
}

/** Asks before the page is left during an upload, which would be lost. */
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
