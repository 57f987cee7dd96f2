// Administrators' notes about a user: confidential, or included in the user's data export.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { Id, InstantField } from "../../kernel/schemas/fields";
import { NamedUser } from "../audit/party-schemas";
import { requiredCode, requiredChoice, multilineText } from "../../kernel/schemas/text";

const noteVisibilities = ["confidential", "shared"] as const;

const Visibility = z
  .enum(noteVisibilities, errorMessage("noteVisibility"))
  .describe("`confidential`: staff only. `shared`: included in the user's data export");

export const noteMaximumLength = 2000;

export const NoteBody = z
  .strictObject({
    text: multilineText(errorMessage("noteMissing"), noteMaximumLength).meta({
      description: "Text; line breaks are kept",
      examples: ["Called about the late transfer; will send the bank's letter."],
    }),
    visibility: Visibility.default("confidential"),
  })
  .meta({ id: "NoteBody" });

/** The button next to a note on the user's page. */
export const NotePinForm = z.strictObject({
  note: requiredCode(errorMessage("noteNotChosen"), 100),
  verb: requiredChoice(["pin", "unpin"], errorMessage("pinMissing")),
});

export const Note = z
  .object({
    id: Id,
    text: z.string().describe("Text"),
    visibility: Visibility,
    author: NamedUser.describe("Author"),
    createdAt: InstantField,
    pinnedAt: InstantField.optional().describe("When it was pinned; missing if it isn't"),
  })
  .meta({ id: "Note" });
export type Note = z.output<typeof Note>;

export const NoteList = z
  .object({ notes: z.array(Note).describe("Newest first") })
  .meta({ id: "NoteList" });
