import { endpoints, feature } from "../../http/feature";
import { changePassword } from "./change-password";
import { signInCodeOperations } from "./code-operations";
import { confirmPassword } from "./confirm-password";
import { endOtherSessions, endSession } from "./end-session";
import { login } from "./login";
import { signInOperations } from "./operations";
import { verifySignInCode } from "./verify-code";
import { limits } from "../../kernel/limits";
import { signInPlacesIn } from "./sign-in-place-store";
import { passwordEmailExamples } from "./password-mails";
import { newSignInEmailExamples } from "./new-sign-in";

export const signIn = feature("sign-in", {
  endpoints: [
    ...endpoints(signInOperations, {
      login,
      endSession,
      endOtherSessions,
      confirmPassword,
      changePassword,
    }),
    ...endpoints(signInCodeOperations, {
      verify: verifySignInCode,
    }),
  ],
  erase: { tables: { sign_in_places: ["access", "unverified"] } },
  retention: [
    {
      rows: "sign_in_places",
      kept: { days: limits.signInPlacesKeptDays },
      forget: (db, before, atMost) => signInPlacesIn(db).forgetUnusedSince(before, atMost),
    },
  ],
  emails: { ...passwordEmailExamples, ...newSignInEmailExamples },
});
