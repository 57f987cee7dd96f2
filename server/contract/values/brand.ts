/** The name on every page, in every title and in authenticator apps; an operator changes it here. */
export const brand = "Meridian";
