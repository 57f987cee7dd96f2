import { endpoints, feature } from "../../http/feature";
import { limitOperations } from "./operations";
import { readMyLimits } from "./read-limits";

export const movementLimits = feature("movement-limits", {
  endpoints: endpoints(limitOperations, { mine: readMyLimits }),
});
