// Uploaded documents.
import type { Operation } from "../../http/operation";
import { FileAnswer } from "../../kernel/schemas/file-fields";

const pictures = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

export const documentOperations = {
  read: {
    method: "GET",
    path: "/documents/{id}",
    access: "signed-in",
    scope: "read",
    right: "documents",
    status: 200,
    isExtension: true,
    summary: "The bytes of a document: one's own, or anybody's for an admin",
    description:
      "Of one's own identity check or bank details; an administrator's sight is written down, and the person is told. Documents of somebody's bank details ask an administrator for the password of the last five minutes, and count among the accesses of an hour.",
    idParameter: "Id of the document",
    answer: FileAnswer,
    returns: "The bytes",
    mediaTypes: pictures,
    refusals: ["password_needed", "too_many_requests"],
  },
} as const satisfies Record<string, Operation>;
