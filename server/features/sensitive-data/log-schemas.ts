import { z } from "zod";
import { sensitiveItems } from "./labels";
import { pageAnswer, pageFields } from "../../kernel/schemas/page";

export const DataAccessQuery = z.object(pageFields());

/** One access of an administrator to data that is otherwise masked. */
export const DataAccess = z
  .object({
    id: z.string(),
    what: z.enum(sensitiveItems),
    by: z.literal("administrator"),
    reason: z.string().optional(),
    at: z.string(),
  })
  .meta({ id: "Disclosure" });

export const DataAccessPage = z
  .object({ disclosures: z.array(DataAccess), ...pageAnswer })
  .meta({ id: "DisclosurePage" });
