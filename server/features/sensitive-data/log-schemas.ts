import { z } from "zod";
import { disclosed } from "./labels";
import { pageAnswer, pageFields } from "../../kernel/schemas/page";

export const DisclosureQuery = z.object(pageFields());

/** One sight that an administrator had of what is otherwise masked. */
export const Disclosure = z
  .object({
    id: z.string(),
    what: z.enum(disclosed),
    by: z.literal("administrator"),
    reason: z.string().optional(),
    at: z.string(),
  })
  .meta({ id: "Disclosure" });

export const DisclosurePage = z
  .object({ disclosures: z.array(Disclosure), ...pageAnswer })
  .meta({ id: "DisclosurePage" });
