import type { Note } from "~server/features/notes/schemas";
import { Panel } from "~/ui/panel";
import { NoteText } from "./note-item";
import { useMessages } from "~/ui/use-messages";

/** Pinned notes, for staff who decide about this customer; nothing if there are none. */
export function PinnedNotes({ notes }: { notes: readonly Note[] }) {
  const t = useMessages("staffCustomer");
  if (notes.length === 0) return null;
  return (
    <Panel title={t("pinnedNotes")}>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id}>
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
