// Groups a card number in fours and puts the slash in an expiry date while they are typed.

const formats: Record<string, (digits: string) => string> = {
  "card-number": (digits) => digits.slice(0, 16).replace(/(\d{4})(?=\d)/g, "$1 "),
  "card-expiry": (digits) => digits.slice(0, 4).replace(/^(\d{2})(?=\d)/, "$1/"),
};

export function groupDigits(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const format = formats[target.dataset.format ?? ""];
    if (!format) return;
    const typed = target.value;
    const digitsBefore = typed.slice(0, target.selectionStart ?? typed.length).replace(/\D/g, "").length;
    target.value = format(typed.replace(/\D/g, ""));
    const caret = placeAfter(target.value, digitsBefore);
    target.setSelectionRange(caret, caret);
  });
}

/** The place in the text after so many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
