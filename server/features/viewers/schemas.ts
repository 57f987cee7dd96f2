// Schemas of open records.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { InstantField, StaffId, text } from "../../kernel/schemas/fields";
import { asCode } from "../../kernel/typed-text";
import { oneOf } from "../../kernel/schemas/page";
import { viewedKinds } from "./rules";

const example = "transaction:01890000-0000-7000-8000-000000000000";

export const ViewerBody = z
  .strictObject({
    record: z
      .string()
      .overwrite(asCode)
      .regex(new RegExp(`^(?:${viewedKinds.join("|")}):[\\w-]{1,64}$`), errorMessage("record"))
      .describe("The open record"),
  })
  .meta({ id: "ViewerBody", examples: [{ record: example }] });

export const ViewerQuery = z.object({
  kind: z.enum(viewedKinds, oneOf(viewedKinds)).describe("The open record"),
});

export const Viewers = z
  .object({
    viewers: z
      .array(
        z.object({
          record: text("The open record", example),
          name: text("Who opened it", "Ada Admin"),
          staffId: StaffId.optional(),
          openedAt: InstantField.describe("When it was opened"),
          openForSeconds: z
            .number()
            .describe("How long it has been open, in seconds; clocks may differ"),
        }),
      )
      .describe("Excludes the caller; earliest first"),
  })
  .meta({ id: "Viewers" });
export type Viewers = z.output<typeof Viewers>;
