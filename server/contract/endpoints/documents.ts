// Uploaded files.
import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { KeptFile, KeptFileBody } from "../schemas/kept-files";

export const keptFileEndpoints = {
  keep: {
    method: "POST",
    path: "/kept-files",
    access: "signed-in",
    summary: "Keep a file for the next try of a form",
    body: KeptFileBody,
    encoding: "multipart",
    answer: KeptFile,
  },
} as const satisfies Record<string, Endpoint>;

export const documentEndpoints = {
  read: {
    method: "GET",
    path: "/documents/{id}",
    access: "signed-in",
    summary: "The bytes of a document: one's own, or anybody's for an admin",
    answer: z.instanceof(Response),
  },
} as const satisfies Record<string, Endpoint>;
