import { api } from "~/platform/api/api.server";
import type { PendingUploadChoice } from "./form-reply";

interface Form {
  request: Request;
  form: FormData;
  /** File fields without errors. */
  names: readonly string[];
  /** Files kept by an earlier try. */
  choices: Record<string, PendingUploadChoice[]>;
}

/** Keeps the good files of a form that is shown again, beside those kept before. */
export async function savePendingUploads({ request, form, names, choices }: Form) {
  const kept: Record<string, PendingUploadChoice[]> = { ...choices };
  const errors: Record<string, string[]> = {};
  for (const name of names) {
    for (const file of form.getAll(name)) {
      if (!(file instanceof File)) continue;
      const body = new FormData();
      body.set("file", file);
      const answer = await api(request).keptFiles.keep({ body });
      if (answer.ok)
        kept[name] = [
          ...(kept[name] ?? []),
          { id: answer.value.id, fileName: answer.value.fileName },
        ];
      // Where nothing can be kept the file is chosen again, which is no fault of the file.
      else if (answer.problem.code !== "not_offered")
        errors[name] = [
          ...(errors[name] ?? []),
          ...(answer.problem.fieldErrors.file ?? [answer.problem.message]),
        ];
    }
  }
  return { kept, errors };
}
