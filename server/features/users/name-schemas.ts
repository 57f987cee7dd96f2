// Schemas of requested names, and of what staff should know about a name.
import { z } from "zod";
import { FullName, Id, InstantField, text } from "../../kernel/schemas/fields";
import { flagSeverities, nameFlagCodes, nameRequestStates } from "./labels";

export const NameRequest = z
  .object({
    id: Id,
    fullname: FullName.describe("The requested name"),
    status: z
      .enum(nameRequestStates)
      .describe("`pending` until staff approve or reject it, or the user cancels it"),
    createdAt: InstantField,
    decidedAt: InstantField.optional().describe("Missing while it is `pending`"),
    reason: z.string().optional().describe("Why it was rejected, if staff gave a reason"),
  })
  .meta({ id: "NameRequest" });
export type NameRequest = z.output<typeof NameRequest>;

export const nameRequestField = NameRequest.optional().describe(
  "The last request to change `fullname`, while it is pending or if it was rejected. `fullname` stays as it is until the request is approved",
);

const NameFlag = z
  .object({
    code: z.enum(nameFlagCodes).describe("Stable code for programs"),
    severity: z.enum(flagSeverities).describe("`warning`: check before approving"),
    message: text("Finding", "Name changed 3 minutes ago by the customer"),
  })
  .meta({ id: "NameFlag" });
export type NameFlag = z.output<typeof NameFlag>;

export const nameFlagsField = z
  .array(NameFlag)
  .optional()
  .describe("What staff should know about the customer's name; only for staff, and only if any");
