import type { Actor } from "./call";

/** The time zone of the user's days and months. */
export const zoneOf = ({ user }: Actor): string => user.time_zone;
