import { endpoints, feature } from "../../http/feature";
import { addNote, listNotes } from "./add-note";
import { noteOperations } from "./operations";
import { pinNote, unpinNote } from "./pin-note";

export const notes = feature("notes", {
  endpoints: [
    ...endpoints(noteOperations, {
      list: listNotes,
      add: addNote,
      pin: pinNote,
      unpin: unpinNote,
    }),
  ],
  erase: { tables: { notes: [] } },
});
