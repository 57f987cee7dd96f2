import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

/** Says what was viewed, never the data itself. */
export function sensitiveDataAccessed(seen: string, at: number): EmailTemplate {
  return {
    kind: "details_revealed",
    subject: "An administrator has seen your details",
    paragraphs: [
      `An administrator of ${brand} has looked at something of yours that is hidden otherwise. Each such look needs a reason and is written down for good.`,
    ],
    facts: [
      ["What was seen", seen],
      ["Time", moment(at)],
    ],
    advice: "If you did not expect this, contact support.",
  };
}
