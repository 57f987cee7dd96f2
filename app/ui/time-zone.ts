// The time zone that the person of the page chose; UTC for visitors (R51). Provided by the layout of each signed-in area.
import { createContext, useContext } from "react";

const Zone = createContext("UTC");

export const TimeZoneProvider = Zone.Provider;
export const useTimeZone = () => useContext(Zone);
