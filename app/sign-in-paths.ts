// Addresses where people show who they are, alike in both areas.
import { withQuery } from "./address";

/** The pages by which one proves who one is, alike in both areas. */
export const proofPages = (area: string, secondFactor: string) => ({
  secondFactor: () => secondFactor,
  secondFactorSetUp: () => `${secondFactor}/setup`,
  secondFactorRemoval: () => `${secondFactor}/removal`,
  recoveryCodes: () => `${secondFactor}/recovery-codes`,
  confirmPassword: (returnTo?: string) => withQuery(`${area}/confirm-password`, { returnTo }),
});

export type ProofPaths = ReturnType<typeof proofPages>;

export const signInPage = (path: string) => (returnTo?: string, news?: "unsent" | "signed-out") =>
  withQuery(path, { returnTo, news });
/** The second step of a sign-in: a code of the app, or a recovery code. */
export const codePage = (login: string) => (returnTo?: string, instead?: "recovery") =>
  withQuery(`${login}/code`, { returnTo, with: instead });
