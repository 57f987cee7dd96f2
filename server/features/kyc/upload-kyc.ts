import { messagesIn } from "../../locales/messages";
import type { kycOperations } from "./operations";
import { usersIn } from "../users/store";
import { kycStatusAfterUpload } from "../users/rules";
import { refuse } from "../../kernel/refusal";
import type { DocumentRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Call, Handler } from "../../http/call";
import { commandWithDocuments } from "../documents/command-with-documents";
import { documentAddress } from "../documents/document-response";
import type { UploadedFile } from "../documents/store-document";
import { consumeRateLimit } from "../../http/consume-rate-limit";

type UploadCall = Call<typeof kycOperations.uploadKyc>;

/** Accepts all documents or none, and queues the user for review. */
export const uploadKyc: Handler<typeof kycOperations.uploadKyc> = async (call) => {
  const { context, actor } = call;
  const tooMany = await consumeRateLimit(context, {
    what: "kyc-upload",
    who: actor.user.id,
    ...context.settings.rateLimits.kycUploads,
  });
  if (tooMany) return tooMany;
  return commandWithDocuments(call, offeredIn(call), async (db, documents) => {
    const row = await usersIn(db).byIdLocked(actor.user.id);
    if (!row) return refuse("not_found");
    const before = row.kyc_status;
    const after = kycStatusAfterUpload(before);
    await usersIn(db).change(row, {
      kyc_status: after,
      kyc_reason_code: null,
      kyc_reason: null,
      // Only staff lift what a rejection blocks.
      ...(before === "rejected" && { kyc_resubmitted_at: context.now() }),
      updated_at: context.now(),
    });
    await recordAudit(db, call, {
      action: "kyc.uploaded",
      subject: `user:${actor.user.id}`,
      before: { kycStatus: before },
      after: { kycStatus: after, documents: documents.length },
    });
    return {
      message: messagesIn(call.locale, "notices")("documentsUploaded"),
      documentDetails: documents.map(presentDocument),
    };
  });
};

function offeredIn({ body }: UploadCall): UploadedFile[] {
  const { documentType, files, pendingUploads } = body;
  const about = { purpose: "kyc", documentType, field: "files" } as const;
  const pendingUploadIds = pendingUploads ? pendingUploads.split(",") : [];
  return [
    ...pendingUploadIds.map((pendingUploadId) => ({ ...about, pendingUploadId })),
    ...files.map((file) => ({ ...about, file })),
  ];
}

function presentDocument(row: DocumentRow) {
  return {
    id: row.id,
    fileName: row.file_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    documentUrl: documentAddress(row.id),
  };
}
