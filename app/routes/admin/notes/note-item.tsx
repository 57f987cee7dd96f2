import type { Note } from "~server/features/notes/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { Instant } from "~/ui/instant";

/** A note with its author and time. */
export function NoteText({ note: { text, visibility, author, createdAt } }: { note: Note }) {
  return (
    <>
      <p className="written">{text}</p>
      <p className="hint">
        {author.name}, <Instant iso={createdAt} />
        {visibility === "shared" && ", shared with the customer"}
      </p>
    </>
  );
}

/** The button that pins a note, or unpins it. */
export function PinButton({ note: { id, author, pinnedAt } }: { note: Note }) {
  const form = useFormState({ id: `note-${id}`, names: [], reply: null });
  const [verb, label] = pinnedAt ? ["unpin", "Unpin"] : ["pin", "Pin"];
  return (
    <Form form={form}>
      <input type="hidden" name="note" value={id} />
      <input type="hidden" name="verb" value={verb} />
      <SubmitButton tone="quiet" busy="Saving...">
        {label}
        <span className="sr-only"> note of {author.name}</span>
      </SubmitButton>
    </Form>
  );
}
