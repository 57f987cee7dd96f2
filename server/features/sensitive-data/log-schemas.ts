import { z } from "zod";
import { Id, InstantField } from "../../kernel/schemas/fields";
import { sensitiveItems } from "./labels";
import { pageAnswer, pageFields } from "../../kernel/schemas/page";

export const DataAccessQuery = z.object(pageFields());

/** One access of an administrator to data that is otherwise masked. */
export const DataAccess = z
  .object({
    id: Id,
    what: z.enum(sensitiveItems),
    by: z.literal("administrator").describe("Who viewed it"),
    reason: z.string().optional().describe("Reason, shown to the user"),
    at: InstantField,
  })
  .meta({ id: "Disclosure" });

export const DataAccessPage = z
  .object({ disclosures: z.array(DataAccess).describe("Newest first"), ...pageAnswer })
  .meta({ id: "DisclosurePage" });
