import { disclosureWords, type Disclosed } from "./labels";
import { brand } from "../../kernel/operator";
import type { Letter } from "../email/letter";
import { moment } from "../email/moment";

/** Says what was viewed, never the data itself. */
export function detailsRevealed(what: Disclosed, at: number): Letter {
  return {
    kind: "details_revealed",
    subject: "An administrator has seen your details",
    paragraphs: [
      `An administrator of ${brand} has looked at something of yours that is hidden otherwise. Each such look needs a reason and is written down for good.`,
    ],
    facts: [
      ["What was seen", disclosureWords[what]],
      ["Time", moment(at)],
    ],
    advice: "If you did not expect this, contact support.",
  };
}
