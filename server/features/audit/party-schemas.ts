import { z } from "zod";
import { StaffId, text, exampleId } from "../../kernel/schemas/fields";

export const NamedUser = z
  .object({
    id: text("ID of the user, or `portal`", exampleId),
    name: text("Name at the time; the current one if `isNameOfToday`", "Ada Admin"),
    staffId: StaffId.optional(),
    nameNow: text("Current name, if it differs from `name`", "Ada Keller").optional(),
    isNameOfToday: z
      .boolean()
      .optional()
      .describe("Present if the name at the time isn't known, and `name` is the current one"),
    email: text(
      "Current email. Missing if the user no longer exists; empty in the audit log without the right `exports`",
      "nora.new@example.org",
    ).optional(),
  })
  .meta({ id: "NamedUser" });
export type NamedUser = z.output<typeof NamedUser>;
