// The text of an email for staff. A link can carry a token that gives access to the recipient's account, so only plain addresses of pages stay.
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

const webAddress = /\bhttps?:\/\/[^\s<>"]+/gi;
const hasParameters = /[?#]/;
/** As long as the portal's tokens, and not the ID of a record. */
const tokenLike = /(?<![\w-])[\w-]{32,}(?![\w-])/g;
const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function withoutLinks(text: string, locale: Locale): string {
  const removed = messagesIn(locale, "staffEmail")("linkRemoved");
  const withoutTokens = (part: string) =>
    part.replace(tokenLike, (found) => (recordId.test(found) ? found : removed));
  return withoutTokens(
    text.replace(webAddress, (address) => (hasParameters.test(address) ? removed : address)),
  );
}
