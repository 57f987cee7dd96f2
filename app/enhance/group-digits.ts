// Groups a card number in fours and inserts the slash in an expiry date during input.
import { readCardExpiry } from "~server/kernel/card-expiry";

const formats: Record<string, (typed: string) => string> = {
  "card-number": (typed) =>
    typed
      .replace(/\D/g, "")
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, "$1 "),
  // A year of four digits and other spellings aren't changed until they are complete.
  "card-expiry": (typed) => typed.replace(/^(0[1-9]|1[0-2])(\d+)$/, "$1/$2"),
};

export function groupDigits(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = target.value;
    const formatted = formats[target.dataset.format ?? ""]?.(typed);
    if (formatted === undefined || formatted === typed) return;
    const digitsBefore = typed
      .slice(0, target.selectionStart ?? typed.length)
      .replace(/\D/g, "").length;
    target.value = formatted;
    const caret = placeAfter(formatted, digitsBefore);
    target.setSelectionRange(caret, caret);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.format === "card-expiry")
      target.value = readCardExpiry(target.value) ?? target.value;
  });
}

/** The position in the text after this many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
