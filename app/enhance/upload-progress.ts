// Shows the upload progress of a `data-upload` form, with a cancel button: the same post, sent by script.
import { inPlaceHeader, redirectHeader } from "~server/kernel/form-recovery";
import { followRedirect, showWholePage, type PageParts } from "./post-in-place";

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
  const percent = (value: number) => uploading.replace("#", String(value));
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
    const address =
      upload.getResponseHeader(redirectHeader) ?? (upload.status < 400 ? upload.responseURL : null);
    if (address === null) {
      const page = new DOMParser().parseFromString(upload.responseText, "text/html");
      return showWholePage(page) || end(failed);
    }
    followRedirect(address, parts).catch(() => end(interrupted));
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
  upload.setRequestHeader(inPlaceHeader, "1");
  upload.send(new FormData(form));
}

/** Asks before the page is left during an upload, which would be lost. */
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
