import { endpoints, feature } from "../../http/feature";
import { changePassword } from "./change-password";
import { signInCodeOperations } from "./code-operations";
import { confirmPassword } from "./confirm-password";
import { endOtherSessions, endSession } from "./end-session";
import { login } from "./login";
import { signInOperations } from "./operations";
import { verifySignInCode } from "./verify-code";

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
});
