// How staff help users who can't sign in.
import type { Operation } from "../../http/operation";
import { heldWithoutMoneyRefusals, userIdParameter } from "../../http/shared-docs";
import { HoldableDone } from "../users/schemas";

export const recoveryOperations = {
  removeOf: {
    method: "DELETE",
    path: "/users/{id}/second-factor",
    access: "staff",
    scope: null,
    right: "recovery",
    stepUp: "secret",
    status: 200,
    summary: "Reset a user's 2FA",
    description:
      "For a user who lost their authenticator app and recovery codes. Requires re-authentication. Ends the user's sessions. You can't reset your own. If approval thresholds are set, a second person must approve first.",
    idParameter: userIdParameter,
    answer: HoldableDone,
    mayBeHeld: true,
    refusals: [...heldWithoutMoneyRefusals, "own_second_factor", "second_factor_off"],
  },
} as const satisfies Record<string, Operation>;
