import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";

/** The response to API calls if this host only serves pages. */
export const apiElsewhere = (locale: Locale): Response =>
  Response.json(
    {
      statusCode: 404,
      code: "not_found",
      message: messagesIn(locale, "errors")("apiElsewhere"),
    },
    { status: 404 },
  );
