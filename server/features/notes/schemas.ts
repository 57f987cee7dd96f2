// What administrators write down about a person, for each other, or for the person to find in the download of their data.
import { z } from "zod";
import { Id, InstantField } from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { AuditParty } from "../audit-log/schemas";
import { requiredText, requiredWord, writtenText } from "../../kernel/schemas/text";

const noteVisibilities = ["confidential", "shared"] as const;

const Visibility = z
  .enum(noteVisibilities, { error: "Choose who may read the note" })
  .describe(
    "`confidential`: administrators alone. `shared`: the person finds it in the download of their data, too",
  );

export const NoteBody = z
  .strictObject({
    text: writtenText("Write a note", limits.noteMaximumLength).meta({
      description: "What the others should know; line breaks are kept",
      examples: ["Called about the late transfer; will send the bank's letter."],
    }),
    visibility: Visibility.default("confidential"),
  })
  .meta({ id: "NoteBody" });

/** The button beside a note on the person's page. */
export const NotePinForm = z.strictObject({
  note: requiredText("Choose a note", 100),
  verb: requiredWord(["pin", "unpin"], "Choose pin or unpin"),
});

export const Note = z
  .object({
    id: Id,
    text: z.string().describe("What was written"),
    visibility: Visibility,
    author: AuditParty.describe("Which administrator wrote it"),
    createdAt: InstantField,
    pinnedAt: InstantField.optional().describe("When it was pinned; missing where it is not"),
  })
  .meta({ id: "Note" });
export type Note = z.output<typeof Note>;

export const NoteList = z
  .object({ notes: z.array(Note).describe("Newest first") })
  .meta({ id: "NoteList" });
