// How staff help somebody who cannot sign in any more.
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
    summary: "Turn it off for somebody who lost it. Asks for the password again",
    description:
      "For somebody who lost the app and the recovery codes: their sessions end. Not for oneself. Where approval thresholds are set, somebody else has to approve it first.",
    idParameter: userIdParameter,
    answer: HoldableDone,
    mayBeHeld: true,
    refusals: [...heldWithoutMoneyRefusals, "own_second_factor", "second_factor_off"],
  },
} as const satisfies Record<string, Operation>;
