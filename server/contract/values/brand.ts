/** The name on every page, in every title, in every message and in authenticator apps; an operator changes it here. */
export const brand = "Meridian";
