import type { SubmissionResult } from "@conform-to/react";

/** A valid file of a refused form, offered again as "already uploaded". */
export interface PendingUploadChoice {
  id: string;
  fileName: string;
}

/** The response of an action that shows the same page again. */
export interface FormReply {
  result: SubmissionResult<string[]>;
  /** The form's one-time key: a form that failed keeps it. */
  key: string;
  /** Pending uploads by the name of their file field. */
  pendingUploads: Record<string, PendingUploadChoice[]>;
}

export const isFormReply = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "result" in value;

/** The name under which a form sends back the stored files of a file field, each as `id|file name`. */
export const pendingUploadFieldName = (fileField: string) => `pending:${fileField}`;

/** In a sign-in form whose page says that another account will be signed out. */
export const switchField = "switchAccount";

/** The name of a button that fills in a field; its value is the field's name and text. */
export const fillField = "fill";
