import { endpoints, feature } from "../../http/feature";
import { limitOperations } from "./operations";
import { lowerLevel, setLevel } from "./change-level";
import { endRaise, raiseLimit } from "./raise-limit";
import { limitRaisesIn } from "./raise-store";
import { levelEmailExamples } from "./level-mail";
import { limitEmailExamples } from "./limit-mails";
import { readLimitsOfUser, readMyLimits } from "./read-limits";

export const movementLimits = feature("movement-limits", {
  endpoints: endpoints(limitOperations, {
    mine: readMyLimits,
    ofUser: readLimitsOfUser,
    setLevel,
    lowerLevel,
    raise: raiseLimit,
    endRaise,
  }),
  retention: [
    {
      rows: "limit_raises that have ended",
      kept: { days: 90 },
      forget: (db, before) => limitRaisesIn(db).forgetEndedBefore(before),
    },
  ],
  emails: { ...limitEmailExamples, ...levelEmailExamples },
  erase: { tables: { limit_raises: ["unverified"] } },
});
