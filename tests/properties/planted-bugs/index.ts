import { booking } from "./booking";
import type { PlantedBug } from "./planted-bug";
import { records } from "./records";
import { rules } from "./rules";

export const plantedBugs: readonly PlantedBug[] = [...booking, ...rules, ...records];
