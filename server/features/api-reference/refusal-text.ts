import { refusalStatuses, type RefusalCode } from "../../kernel/refusals";
import { en } from "../../locales/en";

/** The message of a code with `{name}` placeholders for its values. */
export function refusalText(code: RefusalCode): string {
  return en.refusals[code]
    .replace(
      /\{(\w+), (?:plural|select),.*? other \{([^{}]*)\}\}/g,
      (_, name: string, text: string) => text.replace("#", `{${name}}`),
    )
    .replace(/\{(\w+), number\}/g, "{$1}");
}

/** Every code with its status and message. */
export const refusalList = (Object.keys(refusalStatuses) as RefusalCode[]).map((code) => ({
  code,
  status: refusalStatuses[code],
  message: refusalText(code),
}));
