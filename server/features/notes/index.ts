import { endpoints, feature } from "../../http/feature";
import { addNote, listNotes, pinNote, unpinNote } from "./manage-notes";
import { noteOperations } from "./operations";

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
