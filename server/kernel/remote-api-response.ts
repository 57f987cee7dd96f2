import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";

/** The response to API calls if this host only serves pages. */
export const remoteApiResponse = (locale: Locale): Response =>
  Response.json(
    {
      statusCode: 404,
      code: "not_found",
      message: messagesIn(locale, "errors")("remoteApiResponse"),
    },
    { status: 404 },
  );

/** Sent by the pages of a portal that calls another one's API: no one typed the password there for this session alone. */
export const pagesHeader = "x-portal-pages";
