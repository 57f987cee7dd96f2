import { limits } from "../../../contract/values/limits";
import type { ParticularsOf } from "./particulars";

const { passwordResetMinutes: minutes, emailVerificationHours: hours } = limits;

export const passwords: ParticularsOf = {
  "POST /auth/forgot-password": {
    description: `Whoever has an account with the address is sent a link that works once and for ${minutes} minutes. The answer and how long it takes tell nothing.`,
    answers: "That it was noted",
    refuses: ["too_many_requests"],
  },
  "POST /auth/reset-password": {
    description:
      "Ends every session of the person, revokes their API tokens, and tells them by mail. The address counts as confirmed from then on, and of all devices only the one that sent this is known. Where it was not before, what was saved in the account is removed and pending requests are cancelled; money stays.",
    answers: "The password is new",
    refuses: ["link_expired"],
  },
  "POST /auth/change-password": {
    description:
      "Ends every other session of the person, revokes their API tokens, and tells them by mail. Other devices are known no longer.",
    answers: "The password is new",
    refuses: ["wrong_credentials", "too_many_attempts", "changed_by_someone_else"],
  },
  "POST /auth/verify-email": {
    description: `The link of a message works once and for ${hours} hours; a newer one makes it worthless.`,
    answers: "The address is confirmed",
    refuses: ["link_expired"],
  },
  "POST /auth/verification-mail": {
    description:
      "Links that were sent before do not work any more. Where the address is confirmed already, nothing is sent.",
    answers: "That it is on its way",
    refuses: ["too_many_requests"],
  },
};
