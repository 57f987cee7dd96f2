// Administrators' notes about a user.
import type { Operation } from "../../http/operation";
import { Note, NoteBody, NoteList } from "./schemas";
import { userIdParameter } from "../../http/shared-docs";

const noteIdParameter = "ID of the note";

export const noteOperations = {
  list: {
    method: "GET",
    path: "/users/{id}/notes",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "List notes",
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
    summary: "Create a note",
    description:
      "Notes can't be edited. They're encrypted with the user's key and erased with it. Only shared notes are included in the user's data export.",
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
    description: "Pinned notes are shown wherever the user or their transactions are reviewed.",
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
    description: "The note stays in the user's notes.",
    idParameter: noteIdParameter,
    answer: Note,
    returns: "The note",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
