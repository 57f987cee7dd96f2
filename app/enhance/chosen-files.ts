// Lists the files chosen in a file input before upload: name, size, preview, and errors.
// Limits and texts are attributes of the input, so that the script of every page doesn't contain them.
import { fileSize } from "~server/kernel/file-size";

export function listChosenFiles(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    list(target);
    void shrink(target);
  });
  for (const input of document.querySelectorAll<HTMLInputElement>("input[type=file]")) {
    offerCamera(input);
    // After Back the browser may still have the form's files.
    if (input.files?.length) list(input);
  }
}

/** Replaces large photos by smaller ones, unless other files were chosen or sent meanwhile. */
async function shrink(input: HTMLInputElement): Promise<void> {
  const chosen = input.files;
  if (!chosen?.length) return;
  const shrunk = await import("./shrink-photos").then((module) => module.shrunk).catch(() => null);
  if (!shrunk) return;
  const transfer = new DataTransfer();
  // One after the other: each takes 50 MB while it is drawn.
  for (const file of chosen) transfer.items.add(await shrunk(file));
  const isSame = [...transfer.files].every((file, at) => file === chosen[at]);
  if (isSame || input.files !== chosen || input.form?.dataset.sent) return;
  input.files = transfer.files;
  list(input);
}

/** On phones, a button that opens the camera: with the attribute alone, no other file could be chosen. */
function offerCamera(input: HTMLInputElement): void {
  const { camera } = input.dataset;
  if (!camera || !matchMedia("(pointer: coarse)").matches) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button secondary";
  button.textContent = camera;
  button.onclick = () => {
    input.setAttribute("capture", "environment");
    input.click();
    input.removeAttribute("capture");
  };
  input.before(button);
}

function list(input: HTMLInputElement): void {
  const files = [...(input.files ?? [])];
  const shown = document.createElement("ul");
  shown.className = "chosen-files";
  shown.ariaLive = "polite";
  const before = input.nextElementSibling;
  if (before?.className === shown.className) before.remove();
  input.after(shown);
  // Added once the list is in the page, so that it is read out.
  shown.append(...files.map((file) => itemOf(file, input.dataset)));
  const alreadyUploaded =
    input.parentElement?.querySelectorAll(".pending-uploads :checked").length ?? 0;
  const mostFiles = Number(input.dataset.mostFiles);
  if (files.length + alreadyUploaded > mostFiles)
    shown.prepend(item(input.dataset.tooMany ?? "", "field-error"));
}

function itemOf(file: File, { mostBytes, tooLarge }: DOMStringMap): HTMLElement {
  const isTooLarge = file.size > Number(mostBytes);
  const line = item("", "");
  const label = document.createElement("span");
  const size = document.createElement("span");
  size.className = isTooLarge ? "field-error" : "hint";
  size.textContent =
    fileSize(file.size, document.documentElement.lang) + (isTooLarge ? ` – ${tooLarge}` : "");
  label.append(`${file.name} `, size);
  line.append(label);
  if (!isTooLarge && /^image\/(jpeg|png|webp|gif)$/.test(file.type)) line.prepend(previewOf(file));
  return line;
}

function item(text: string, className: string): HTMLElement {
  const line = document.createElement("li");
  line.className = className;
  line.append(text);
  return line;
}

function previewOf(file: File): HTMLElement {
  const picture = new Image();
  picture.alt = "";
  picture.onload = () => URL.revokeObjectURL(picture.src);
  picture.onerror = () => picture.remove();
  picture.src = URL.createObjectURL(file);
  return picture;
}
