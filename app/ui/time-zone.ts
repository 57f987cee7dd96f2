// The user's time zone, provided by the layout of each signed-in area; UTC for visitors.
import { createContext, useContext } from "react";

const Zone = createContext("UTC");

export const TimeZoneProvider = Zone.Provider;
export const useTimeZone = () => useContext(Zone);
