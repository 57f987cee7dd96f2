// Uploaded documents.
import type { Operation } from "../../http/operation";
import { FileResponse } from "../../kernel/schemas/file-fields";

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
    summary: "Download a document",
    description:
      "Identity and bank documents: your own, or any user's for staff with the right to them. Every view by staff is recorded in the audit log and listed for the user at `GET /users/profile/data-access-log`. For staff, bank documents require re-authentication within the last five minutes and count toward the hourly access limit.",
    idParameter: "ID of the document",
    answer: FileResponse,
    returns: "The file",
    mediaTypes: pictures,
    refusals: ["password_needed", "too_many_requests"],
  },
} as const satisfies Record<string, Operation>;
