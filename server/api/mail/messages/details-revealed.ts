import { disclosureWords, type Disclosed } from "../../../contract/values/disclosure-words";
import { brand } from "../../../contract/values/operator";
import type { Letter } from "../letter";
import { moment } from "./moment";

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
