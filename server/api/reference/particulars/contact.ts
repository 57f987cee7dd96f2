import { limits } from "../../../contract/values/limits";
import type { ParticularsOf } from "./particulars";

const { most, perMinutes } = limits.allowances.contactMessages;

export const contact: ParticularsOf = {
  "POST /contact": {
    description: `Kept, encrypted, for the operator's administrators for ${limits.contactKeptMonths} months. At most ${most} messages in ${perMinutes} minutes come from one network address.`,
    answers: "The message is kept",
    refuses: ["too_many_requests"],
  },
  "GET /contact-messages": {
    answers: "A page of messages, newest first; open ones alone, the longest waiting first",
  },
  "GET /contact-messages/{id}": {
    place: "Id of the message",
    answers: "The message, and whether somebody has answered",
  },
  "PATCH /contact-messages/{id}": {
    description: "Said again it changes nothing.",
    place: "Id of the message",
    answers: "The message as it is now",
  },
};
