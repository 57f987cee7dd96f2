import type { Actor } from "./call";

/** The time zone that decides what a day and a month are for the user. */
export const zoneOf = ({ user }: Actor): string => user.time_zone;
