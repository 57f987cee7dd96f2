import type { Operations } from "../../contract/operations";
import { limits } from "../../contract/values/limits";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { commandWithDocuments } from "../documents/command-with-documents";
import { spendAllowance } from "../callers/spend-allowance";

/** Keeps a valid file for half an hour, so that a mistake elsewhere costs no second upload. */
export const keepFile: Handler<Operations["keptFiles"]["keep"]> = async (call) => {
  const { context, actor } = call;
  const tooMany = await spendAllowance(context, {
    what: "kept-file",
    who: actor.user.id,
    ...context.settings.allowances.keptFiles,
  });
  if (tooMany) return tooMany;
  const eraseAfter = context.now() + limits.keptFileMinutes * 60_000;
  const offered = { file: call.body.file, purpose: "kept", field: "file", eraseAfter } as const;
  return commandWithDocuments(call, [offered], async (_store, [row]) =>
    row
      ? {
          id: row.id,
          fileName: row.file_name,
          sizeBytes: row.size_bytes,
          mediaType: row.media_type,
        }
      : refuse("validation_failed", { field: "file" }),
  );
};
