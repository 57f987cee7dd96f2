import type { Note } from "~server/features/notes/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { Instant } from "~/ui/instant";
import { PartyName, personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";

/** A note with its author and time. */
export function NoteText({ note: { text, visibility, author, createdAt } }: { note: Note }) {
  const t = useMessages("staffCustomer");
  return (
    <>
      <p className="written">{text}</p>
      <p className="hint">
        {t(visibility === "shared" ? "noteBySharing" : "noteBy", {
          name: <PartyName party={author} />,
          time: <Instant iso={createdAt} />,
        })}
      </p>
    </>
  );
}

/** The button that pins a note, or unpins it. */
export function PinButton({ note: { id, author, pinnedAt } }: { note: Note }) {
  const t = useMessages("staffCustomer");
  const form = useFormState({ id: `note-${id}`, names: [], reply: null });
  const verb = pinnedAt ? "unpin" : "pin";
  return (
    <Form form={form}>
      <input type="hidden" name="note" value={id} />
      <input type="hidden" name="verb" value={verb} />
      <SubmitButton tone="quiet" busy={t("saving")}>
        {t(verb, {
          name: personLabel({ ...author, fullname: author.name }),
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </SubmitButton>
    </Form>
  );
}
