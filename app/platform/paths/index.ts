// Builds every URL of the portal; no other file contains one.
import type { Locale } from "~server/locales/locale";
import { part, withQuery } from "./with-query";
import { adminPaths } from "./admin";
import { customerPaths } from "./customer";
import { codePage, signInPage, type StepUpPaths } from "./sign-in";

/** @param language before each public address: "/es", or nothing */
const pathsAfter = (language: string) => ({
  home: () => language || "/",
  login: signInPage(`${language}/login`),
  loginCode: codePage(`${language}/login`),
  signup: () => `${language}/signup`,
  forgotPassword: () => `${language}/forgot-password`,
  forgotPasswordSent: () => `${language}/forgot-password?sent=1`,
  // `invitation`: for staff (`1`) and users who have no password yet.
  resetPassword: (invitation?: "1" | "user") =>
    withQuery(`${language}/reset-password`, { invitation }),
  choosePassword: (returnTo?: string) => withQuery("/choose-password", { returnTo }),
  verifyEmail: () => `${language}/verify-email`,
  confirmNewEmail: () => `${language}/confirm-new-email`,
  undoEmailChange: () => `${language}/undo-email-change`,
  logout: () => "/logout",
  theme: () => "/theme",
  language: () => "/language",
  about: () => `${language}/about`,
  services: () => `${language}/services`,
  buyCrypto: () => `${language}/buy-crypto`,
  copyTrading: () => `${language}/copy-trading`,
  tradingTools: () => `${language}/trading-tools`,
  contact: () => `${language}/contact`,
  contactReceived: () => `${language}/contact/received`,
  careers: () => `${language}/careers`,
  terms: () => `${language}/terms`,
  privacy: () => `${language}/privacy`,
  accessibility: () => `${language}/accessibility`,
  conformanceReport: () => "/accessibility/openacr.yaml",
  securityTxt: () => "/.well-known/security.txt",
  /** Where the front page's invented examples are turned off permanently. */
  examples: () => "/examples",
  charts: (market: "forex" | "indices" | "crypto") => `${language}/charts/${market}`,
  simulatedGateway: (orderNumber: string) => `/simulated-gateway/${part(orderNumber)}`,
  document: (id: string) => `/documents/${part(id)}`,

  customer: customerPaths,
  admin: adminPaths,
});

export type Paths = ReturnType<typeof pathsAfter>;

/** In the language that the visitor prefers. */
export const paths = pathsAfter("");

const byLanguage = new Map<Locale, Paths>();

/** Public pages at the addresses of a language: `/es/about`. */
export function pathsIn(language: Locale | undefined): Paths {
  if (language === undefined) return paths;
  const known = byLanguage.get(language) ?? pathsAfter(`/${language}`);
  byLanguage.set(language, known);
  return known;
}

/** A public page's address that names its language: `/es/about`, and `/es` for the front page. */
export const languageAddress = (path: string, language: Locale): string =>
  `/${language}${path === "/" ? "" : path}`;

/** Whether an address is one of the back office. */
export const isInBackOffice = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);

/** Where the pages of both areas lead, in the area of this address. */
export const stepUpPathsAt = (pathname: string): StepUpPaths =>
  isInBackOffice(pathname) ? adminPaths : customerPaths;

/** Moves the keyboard focus to the page's main part instead of its menus. */
export const withMainAnchor = (address: string) => `${address}#main`;
