import type { z } from "zod";

/** By the schema that reads it: what a client may send, where that schema says less. For the API document. */
export const sentAs = new WeakMap<z.ZodType, z.ZodType>();
