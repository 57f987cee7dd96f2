import { endpoints, feature } from "../../http/feature";
import { confirmDraft } from "./confirm-draft";
import { createDraft } from "./create-draft";
import { draftOperations } from "./operations";
import { readDraft, readOpenDraft } from "./present-draft";

export const draftConfirmation = feature("draft-confirmation", {
  endpoints: [
    ...endpoints(draftOperations, {
      create: createDraft,
      open: readOpenDraft,
      get: readDraft,
      confirm: confirmDraft,
    }),
  ],
});
