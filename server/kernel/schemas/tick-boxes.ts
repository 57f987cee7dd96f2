import { z } from "zod";

/** Checkboxes of a form, one field each, such as `rights.view`: the checked names, in the order given. */
export function tickBoxes<const Name extends string>(names: readonly Name[]) {
  return z
    .partialRecord(z.enum(names), z.literal("on"))
    .default({})
    .transform((ticked) => names.filter((name) => name in ticked));
}
