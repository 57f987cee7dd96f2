// Builds every URL of the portal; no other file contains one.
import { part, withQuery } from "./with-query";
import { adminPaths } from "./admin";
import { customerPaths } from "./customer";
import { codePage, signInPage, type StepUpPaths } from "./sign-in";

export const paths = {
  home: () => "/",
  login: signInPage("/login"),
  loginCode: codePage("/login"),
  signup: () => "/signup",
  forgotPassword: () => "/forgot-password",
  forgotPasswordSent: () => "/forgot-password?sent=1",
  // `invitation`: for staff (`1`) and users who have no password yet.
  resetPassword: (invitation?: "1" | "user") => withQuery("/reset-password", { invitation }),
  choosePassword: (returnTo?: string) => withQuery("/choose-password", { returnTo }),
  verifyEmail: () => "/verify-email",
  confirmNewEmail: () => "/confirm-new-email",
  logout: () => "/logout",
  theme: () => "/theme",
  about: () => "/about",
  services: () => "/services",
  buyCrypto: () => "/buy-crypto",
  copyTrading: () => "/copy-trading",
  tradingTools: () => "/trading-tools",
  contact: () => "/contact",
  contactReceived: () => "/contact/received",
  careers: () => "/careers",
  terms: () => "/terms",
  privacy: () => "/privacy",
  accessibility: () => "/accessibility",
  conformanceReport: () => "/accessibility/openacr.yaml",
  securityTxt: () => "/.well-known/security.txt",
  /** Where the front page's invented examples are turned off permanently. */
  examples: () => "/examples",
  charts: (market: "forex" | "indices" | "crypto") => `/charts/${market}`,
  simulatedGateway: (orderNumber: string) => `/simulated-gateway/${part(orderNumber)}`,
  document: (id: string) => `/documents/${part(id)}`,

  customer: customerPaths,
  admin: adminPaths,
};

/** Whether an address is one of the back office. */
export const isInBackOffice = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);

/** Where the pages of both areas lead, in the area of this address. */
export const stepUpPathsAt = (pathname: string): StepUpPaths =>
  isInBackOffice(pathname) ? adminPaths : customerPaths;

/** Moves the keyboard focus to the page's main part instead of its menus. */
export const withMainAnchor = (address: string) => `${address}#main`;
