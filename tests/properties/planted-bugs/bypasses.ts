// Ways past the second person.
import { people } from "./people-bypasses";
import type { PlantedBypass } from "./planted-bug";
import { roles } from "./role-bypasses";
import { sumBypasses, thresholdBypasses } from "./threshold-bypasses";

export const bypasses: readonly PlantedBypass[] = [
  ...thresholdBypasses,
  ...sumBypasses,
  ...people,
  ...roles,
];
