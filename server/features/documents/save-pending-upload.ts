import type { pendingUploadOperations } from "./pending-operations";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { commandWithDocuments } from "./command-with-documents";
import { consumeRateLimit } from "../../http/consume-rate-limit";

const pendingUploadMinutes = 30;

/** Keeps a valid file for half an hour, so that an error in another field doesn't require a second upload. */
export const savePendingUpload: Handler<typeof pendingUploadOperations.create> = async (call) => {
  const { context, actor } = call;
  const tooMany = await consumeRateLimit(context, {
    what: "pending-upload",
    who: actor.user.id,
    ...context.settings.rateLimits.pendingUploads,
  });
  if (tooMany) return tooMany;
  const eraseAfter = context.now() + pendingUploadMinutes * 60_000;
  const offered = {
    file: call.body.file,
    purpose: "pending_upload",
    field: "file",
    eraseAfter,
  } as const;
  return commandWithDocuments(call, [offered], async (_store, [row]) =>
    row
      ? {
          id: row.id,
          fileName: row.file_name,
          sizeBytes: row.size_bytes,
          mediaType: row.media_type,
        }
      : refuse("file_gone", { field: "file" }),
  );
};
