import { endpoints, feature } from "../../http/feature";
import { limitOperations } from "./operations";
import { lowerLevel, setLevel } from "./change-level";
import { readLimitsOfUser, readMyLimits } from "./read-limits";

export const movementLimits = feature("movement-limits", {
  endpoints: endpoints(limitOperations, {
    mine: readMyLimits,
    ofUser: readLimitsOfUser,
    setLevel,
    lowerLevel,
  }),
});
