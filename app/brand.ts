import { operator } from "./operator";

/** The name on every page and in every title. */
export const { brand } = operator;
