// How the host tells a page its language, and where a browser keeps a choice.

/** Set by the host on every request for a page, whatever the client sent. */
export const pageLanguageHeader = "x-page-language";
/** Set if the page's address names its language. */
export const addressLanguageHeader = "x-address-language";

/** The language of the account that is signed in. */
export const accountLanguageCookie = "account-language";
/** What was chosen in this browser. */
export const languageCookie = "language";

/** The first that is present decides. */
export const languageCookies = [accountLanguageCookie, languageCookie] as const;
