// Groups a card number in fours and inserts the slash in an expiry date during input.
import { foldDigits } from "~server/kernel/digits";
import { readCardExpiry } from "~server/kernel/card-expiry";

const formats: Record<string, (value: string) => string> = {
  "card-number": (value) =>
    foldDigits(value)
      .replace(/\D/g, "")
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, "$1 "),
  // A year of four digits and other spellings aren't changed until they are complete.
  "card-expiry": (value) => value.replace(/^(0[1-9]|1[0-2])(\d+)$/, "$1/$2"),
};

export function groupDigits(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const value = target.value;
    const formatted = formats[target.dataset.format ?? ""]?.(value);
    if (formatted === undefined || formatted === value) return;
    const digitsBefore = foldDigits(value.slice(0, target.selectionStart ?? value.length)).replace(
      /\D/g,
      "",
    ).length;
    target.value = formatted;
    const caret = caretAfter(formatted, digitsBefore);
    target.setSelectionRange(caret, caret);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.format === "card-expiry")
      target.value = readCardExpiry(foldDigits(target.value)) ?? target.value;
  });
}

/** The position in the text after this many digits. */
function caretAfter(text: string, digits: number): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (count === digits) return index;
    if (/\d/.test(text.charAt(index))) count += 1;
  }
  return text.length;
}
