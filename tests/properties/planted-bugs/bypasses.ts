// Ways past the second person.
import { people } from "./people-bypasses";
import type { PlantedBypass } from "./planted-bug";
import { roles } from "./role-bypasses";
import { sums, weighing } from "./weighing-bypasses";

export const bypasses: readonly PlantedBypass[] = [...weighing, ...sums, ...people, ...roles];
