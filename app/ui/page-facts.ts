// Facts about the current page for forms and layouts. Provided by `entry.server.tsx`.
import { createContext, useContext } from "react";
import { defaultLocale, type Locale } from "~server/locales/locale";
import type { FormReply } from "./form-reply";
import type { NoticeMessage } from "./notice";

interface RecoveredForm {
  formId: string;
  /** By the names of the fields; secrets and files are never among them. */
  values: Readonly<Record<string, string>>;
}

export interface PageFacts {
  /** The path of the page as the browser shows it, to mark the current entry of a menu. */
  here: string;
  /** The same with its query: the choices of a language and a theme lead back to it. */
  address: string;
  /** Addresses to which parts of any page lead. */
  hrefs: { contact: string; theme: string; language: string };
  mode: "demo" | "production";
  /** Whether customers can deposit by card, so that texts mention it. */
  areCardDepositsOn: boolean;
  /** For which direction of money customers need a verified identity. */
  identityRequired: Readonly<Record<"deposit" | "withdrawal", boolean>>;
  locale: Locale;
  /** The language that the page's address names, if it does. */
  addressLanguage?: Locale | undefined;
  /** The visitor's choice; missing for the system's theme. */
  theme?: "light" | "dark" | undefined;
  /** Names the person for whom the page was made. Empty on pages that visitors share. */
  formToken: string;
  /** A fresh one-use key for the forms of this page. */
  formKey: string;
  isSignedIn?: boolean;
  /** Differs between people, and is the same on all pages of one. */
  personMark?: string | undefined;
  /** True once the visitor has stopped the front page's invented examples. */
  areExamplesOff?: boolean;
  /** The refused post that this page shows again. */
  formReply?: FormReply | undefined;
  /** The values of a form of this page from before its session ended. */
  enteredBefore?: RecoveredForm | undefined;
  /** A message from the page before, shown once. */
  notice?: NoticeMessage | undefined;
}

const noFacts: PageFacts = {
  here: "",
  address: "",
  hrefs: { contact: "", theme: "", language: "" },
  mode: "production",
  areCardDepositsOn: false,
  identityRequired: { deposit: false, withdrawal: false },
  locale: defaultLocale,
  formToken: "",
  formKey: "",
};

const Facts = createContext(noFacts);

export const PageFactsProvider = Facts.Provider;
export const usePageFacts = () => useContext(Facts);
