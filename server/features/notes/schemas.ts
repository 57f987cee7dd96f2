// What administrators write down about a person, for each other, or for the person to find in the download of their data.
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { AuditParty } from "../audit-log/schemas";
import { writtenText } from "../../kernel/schemas/text";

export const noteVisibilities = ["confidential", "shared"] as const;

const Visibility = z.enum(noteVisibilities, { error: "Choose who may read the note" }).meta({
  description:
    "`confidential`: administrators alone. `shared`: the person finds it in the download of their data, too",
});

export const NoteBody = z
  .strictObject({
    text: writtenText("Write a note", limits.noteMaximumLength).meta({
      description: "What the others should know; line breaks are kept",
      examples: ["Called about the late transfer; will send the bank's letter."],
    }),
    visibility: Visibility.default("confidential"),
  })
  .meta({ id: "NoteBody" });

export const Note = z
  .object({
    id: z.string(),
    text: z.string().meta({ description: "What was written" }),
    visibility: Visibility,
    author: AuditParty.meta({ description: "Which administrator wrote it" }),
    createdAt: z.string(),
  })
  .meta({ id: "Note" });
export type Note = z.output<typeof Note>;

export const NoteList = z
  .object({ notes: z.array(Note).meta({ description: "Newest first" }) })
  .meta({ id: "NoteList" });
