/** The name on every page and in every title; an operator changes it here. */
export const brand = "Meridian";
