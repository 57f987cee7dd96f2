import type { environment } from "./environment";
import type { z } from "zod";

/** Administrators of a real portal need a second factor unless its operator says otherwise. */
export function requiresAdminSecondFactor({
  adminSecondFactor,
  mode,
}: Pick<z.infer<typeof environment>, "adminSecondFactor" | "mode">): boolean {
  return adminSecondFactor === undefined ? mode === "production" : adminSecondFactor === "required";
}
