import type { Note } from "~server/features/notes/schemas";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { NoteText, PinButton } from "./note-item";
import { useMessages } from "~/ui/use-messages";

interface Props {
  userId: string;
  /** Null if another backend has none. */
  notes: readonly Note[] | null;
  from: string | undefined;
}

/** Administrators' notes about a user, newest first. */
export function NotePanel({ userId, notes, from }: Props) {
  const t = useMessages("staffCustomer");
  if (!notes) return null;
  return (
    <div className="mt-5">
      <Panel
        title={t("notes")}
        actions={
          <Allowed call="notes.add">
            <a href={paths.admin.userNote(userId, from)}>{t("addNote")}</a>
          </Allowed>
        }
      >
        {notes.length === 0 ? (
          <EmptyState icon="sheet" title={t("noNotes")}>
            {t("noNotesHint")}
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {notes.map((note) => (
              <li key={note.id} className="flex flex-wrap items-start justify-between gap-3">
                <div className="min-w-0 flex-1">
                  <NoteText note={note} />
                </div>
                <Allowed call="notes.pin">
                  <PinButton note={note} />
                </Allowed>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
