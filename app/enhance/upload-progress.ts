// Says how far the files of a `data-upload` form have come, and lets one stop: the same post, watched on its way.

/** Lets a form be sent again: handed in, so that the small script and this one need no third for what both would import. */
type Release = (form: HTMLFormElement) => void;

export function showUploadProgress(release: Release): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const panel = form instanceof HTMLFormElement ? form.querySelector<HTMLElement>("[data-upload]") : null;
    if (!(form instanceof HTMLFormElement) || !panel || event.defaultPrevented || !hasFiles(form)) return;
    event.preventDefault();
    send(form, panel, release);
  });
}

const hasFiles = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input[type=file]")].some(({ files }) => files?.length);

function send(form: HTMLFormElement, panel: HTMLElement, release: Release): void {
  const [bar, words, button] = [panel.querySelector("progress"), panel.querySelector("[role=status]"), panel.querySelector("button")];
  const say = (text: string) => words && words.textContent !== text && (words.textContent = text);
  const end = (text: string) => {
    window.removeEventListener("beforeunload", holdBack);
    panel.classList.remove("running");
    release(form);
    say(text);
  };
  const upload = new XMLHttpRequest();
  upload.upload.onprogress = ({ loaded, total }) => {
    if (bar) bar.value = loaded / total;
    // Heard four times on the way, not at each packet.
    say(loaded < total ? `Uploading... ${Math.floor((loaded / total) * 4) * 25}%` : "Uploaded. Looking at your files...");
    // What has arrived can no longer be stopped.
    if (button) button.hidden = loaded === total;
  };
  upload.onload = () => {
    window.removeEventListener("beforeunload", holdBack);
    show(upload, end);
  };
  upload.onerror = () => end("The upload broke off. Check your connection, and send it again.");
  upload.onabort = () => end("The upload was stopped. Nothing was handed in.");
  if (button) {
    button.hidden = false;
    button.onclick = () => upload.abort();
  }
  if (bar) bar.value = 0;
  panel.classList.add("running");
  window.addEventListener("beforeunload", holdBack);
  say("Uploading... 0%");
  upload.open("POST", form.action);
  upload.setRequestHeader("Accept", "text/html");
  upload.send(new FormData(form));
}

/** Whoever leaves in mid-upload is asked first: nothing would be handed in. */
const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();

/** Where the post led to, or the same page with its faults. */
function show(upload: XMLHttpRequest, end: (text: string) => void): void {
  const page = new DOMParser().parseFromString(upload.responseText, "text/html");
  const [fresh, shown] = [page.querySelector("main"), document.querySelector("main")];
  const summary = fresh?.querySelector<HTMLElement>("[data-error-summary]");
  if (!fresh || !summary || !shown) {
    if (upload.responseURL !== location.href.split("#")[0]) return location.assign(upload.responseURL);
    return end("The upload was not taken. Please send it again in a moment.");
  }
  history.replaceState(null, "", upload.responseURL);
  document.title = page.title;
  shown.replaceWith(fresh);
  summary.focus();
}
