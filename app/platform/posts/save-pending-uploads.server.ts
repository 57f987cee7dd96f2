import { api } from "../api/api.server";
import type { PendingUploadChoice } from "~/ui/form-reply";

interface Form {
  request: Request;
  form: FormData;
  /** File fields without errors. */
  names: readonly string[];
  /** Files kept from a previous attempt. */
  choices: Record<string, PendingUploadChoice[]>;
}

/** Keeps the valid files of a form that is shown again, with those kept before. */
export async function savePendingUploads({ request, form, names, choices }: Form) {
  const pendingUploads: Record<string, PendingUploadChoice[]> = { ...choices };
  const errors: Record<string, string[]> = {};
  for (const name of names) {
    for (const file of form.getAll(name)) {
      if (!(file instanceof File)) continue;
      const body = new FormData();
      body.set("file", file);
      const answer = await api(request).pendingUploads.create({ body });
      if (answer.ok)
        pendingUploads[name] = [
          ...(pendingUploads[name] ?? []),
          { id: answer.value.id, fileName: answer.value.fileName },
        ];
      // If no file can be kept, the user chooses it again; the file itself is fine.
      else if (answer.problem.code !== "not_offered")
        errors[name] = [
          ...(errors[name] ?? []),
          ...(answer.problem.fieldErrors.file ?? [answer.problem.message]),
        ];
    }
  }
  return { pendingUploads, errors };
}
