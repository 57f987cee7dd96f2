// Administrators' notes about a user.
import type { Operation } from "../../http/operation";
import { Note, NoteBody, NoteList } from "./schemas";
import { userIdParameter } from "../../http/shared-docs";

const noteIdParameter = "Id of the note";

export const noteOperations = {
  list: {
    method: "GET",
    path: "/users/{id}/notes",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "What administrators wrote down about a person, newest first",
    idParameter: userIdParameter,
    answer: NoteList,
    returns: "The notes",
    refusals: [],
  },
  add: {
    method: "POST",
    path: "/users/{id}/notes",
    access: "staff",
    scope: null,
    right: "notes",
    stepUp: null,
    status: 201,
    isExtension: true,
    summary: "Write a note about a person",
    description:
      "The text is never changed. It is kept under the person's own key and erased with them. Only a shared note is in the download of their data.",
    idParameter: userIdParameter,
    body: NoteBody,
    answer: Note,
    returns: "The note",
    refusals: [],
  },
  pin: {
    method: "POST",
    path: "/notes/{id}/pin",
    access: "staff",
    scope: null,
    right: "notes",
    stepUp: null,
    status: 200,
    isExtension: true,
    summary: "Pin a note",
    description: "A pinned note is shown wherever a decision about the person is made.",
    idParameter: noteIdParameter,
    answer: Note,
    returns: "The note",
    refusals: [],
  },
  unpin: {
    method: "DELETE",
    path: "/notes/{id}/pin",
    access: "staff",
    scope: null,
    right: "notes",
    stepUp: null,
    status: 200,
    isExtension: true,
    summary: "Unpin a note",
    description: "It stays among the notes about the person.",
    idParameter: noteIdParameter,
    answer: Note,
    returns: "The note",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
