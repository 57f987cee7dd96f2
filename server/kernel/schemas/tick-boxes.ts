import { z } from "zod";

/** Boxes of a form, one field each as `rights.view`: the names that are ticked, in the order given. */
export function tickBoxes<const Name extends string>(names: readonly Name[]) {
  return z
    .partialRecord(z.enum(names), z.literal("on"))
    .default({})
    .transform((ticked) => names.filter((name) => name in ticked));
}
