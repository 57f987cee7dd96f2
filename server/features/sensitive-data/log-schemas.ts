import { z } from "zod";
import { Id, InstantField } from "../../kernel/schemas/fields";
import { sensitiveItems } from "./labels";
import { pageResponse, pageFields } from "../../kernel/schemas/page";

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
  .meta({ id: "DataAccess" });

export const DataAccessPage = z
  .object({ accesses: z.array(DataAccess).describe("Newest first"), ...pageResponse })
  .meta({ id: "DataAccessPage" });
