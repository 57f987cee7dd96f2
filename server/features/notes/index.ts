import { endpoints, feature } from "../../http/feature";
import { addNote, listNotes } from "./add-note";
import { noteOperations } from "./operations";

export const notes = feature("notes", {
  endpoints: [
    ...endpoints(noteOperations, {
      list: listNotes,
      add: addNote,
    }),
  ],
});
