import type { Note } from "~server/features/notes/schemas";
import { Panel } from "~/ui/panel";
import { NoteText } from "./note-item";

/** What staff pinned for whoever decides about this person; nothing where there is none. */
export function PinnedNotes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <Panel title="Pinned notes">
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
