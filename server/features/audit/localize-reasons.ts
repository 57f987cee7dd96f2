// Reasons of audit entries in the reader's language.
import { isReasonCode, reasonText } from "../../kernel/reasons";
import type { Locale } from "../../locales/locale";

interface Recorded {
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

/** The code of the entry's own reason is recorded with the values after it. */
export function localizeReasons({ before, after, reason }: Recorded, locale: Locale): Recorded {
  const { reasonCode, ...rest } = membersOf(after);
  const isListed = isReasonCode(reasonCode);
  const values = Object.keys(rest).length > 0 ? rest : null;
  return {
    before: fieldsInWords(before, locale),
    after: fieldsInWords(isListed ? values : after, locale),
    reason: isListed ? (reasonText({ reasonCode, reason }, locale) ?? null) : reason,
  };
}

/** Fields that contain reasons, with the fields of their codes. */
const fields = [
  ["reasonCode", "reason"],
  ["kycReasonCode", "kycReason"],
] as const;

function fieldsInWords(value: unknown, locale: Locale): unknown {
  return fields.reduce<unknown>((shown, [codeName, name]) => {
    const { [codeName]: code, [name]: text, ...rest } = membersOf(shown);
    const reason = typeof text === "string" ? text : null;
    const reasonCode = isReasonCode(code) ? code : null;
    if (reasonCode === null && reason === null) return withoutEmpty(shown, codeName);
    return { ...rest, [name]: reasonText({ reasonCode, reason }, locale) };
  }, value);
}

/** A removed code has no text next to its field. */
function withoutEmpty(value: unknown, codeName: string): unknown {
  const { [codeName]: code, ...rest } = membersOf(value);
  return code === null ? rest : value;
}

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
