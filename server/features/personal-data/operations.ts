// Everything that is held about a user, as a download.
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
    summary: "Everything that is held about one. Asks for the password again",
    description:
      "For people who ask what is known about them. Passwords, card numbers and the secrets of codes and tokens are never part of it.",
    answer: PersonalData,
    returns: "Everything that is held about the person",
    refusals: ["too_many_requests"],
  },
} as const satisfies Record<string, Operation>;
