import type { Actor } from "../call";

/** The time zone whose days and months a person means (R51). */
export const zoneOf = ({ user }: Actor): string => user.time_zone;
