// Money forms kept for their review.
import type { Endpoint } from "../endpoint";
import { Draft, DraftBody } from "../schemas/drafts";

export const draftEndpoints = {
  create: {
    method: "POST",
    path: "/drafts",
    access: "signed-in",
    summary: "Keep a money form for its review",
    body: DraftBody,
    answer: Draft,
  },
  get: {
    method: "GET",
    path: "/drafts/{id}",
    access: "signed-in",
    summary: "A draft, and what it became",
    answer: Draft,
  },
} as const satisfies Record<string, Endpoint>;
