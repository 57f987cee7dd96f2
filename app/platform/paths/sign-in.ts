// URLs for signing in, in both areas.
import { withQuery } from "./with-query";

/** The pages of step-up and two-factor authentication, the same in both areas. */
export const stepUpPaths = (area: string, secondFactor: string) => ({
  secondFactor: () => secondFactor,
  secondFactorSetUp: () => `${secondFactor}/setup`,
  secondFactorRemoval: () => `${secondFactor}/removal`,
  recoveryCodes: () => `${secondFactor}/recovery-codes`,
  confirmPassword: (returnTo?: string) => withQuery(`${area}/confirm-password`, { returnTo }),
});

export type StepUpPaths = ReturnType<typeof stepUpPaths>;

/** What happened just before, which the sign-in page says. */
type SignInNews = "unsent" | "signed-out" | "account-closed";

export const signInPage = (path: string) => (returnTo?: string, news?: SignInNews) =>
  withQuery(path, { returnTo, news });
/** The second step of a sign-in: a code of the app, or a recovery code. */
export const codePage = (login: string) => (returnTo?: string, instead?: "recovery") =>
  withQuery(`${login}/code`, { returnTo, with: instead });
