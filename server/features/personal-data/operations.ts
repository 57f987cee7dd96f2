// The export of a user's data.
import type { Operation } from "../../http/operation";
import { PersonalData } from "./schemas";

export const personalDataOperations = {
  personalData: {
    method: "GET",
    path: "/users/profile/data",
    access: "signed-in",
    scope: "read",
    stepUp: "secret",
    status: 200,
    summary: "Export personal data",
    description: "Never includes passwords, full card numbers, CVVs, 2FA secrets or token secrets.",
    answer: PersonalData,
    returns: "All personal data of the user",
    refusals: ["too_many_requests"],
  },
} as const satisfies Record<string, Operation>;
