import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";

/** What a call gets where this host draws pages only. */
export const apiElsewhere = (locale: Locale): Response =>
  Response.json(
    {
      statusCode: 404,
      code: "not_found",
      message: messagesIn(locale, "errors")("apiElsewhere"),
    },
    { status: 404 },
  );
