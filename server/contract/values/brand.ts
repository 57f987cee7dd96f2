/** The name on every page, in every title and in every message; an operator changes it here. */
export const brand = "Meridian";
