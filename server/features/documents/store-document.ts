// Stores one uploaded file, new or from an earlier attempt, with its row.
import { documentsIn } from "./store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import { asName } from "../../kernel/typed-text";
import type { DocumentRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { checkUploadSpace, isFullOfUnverified } from "./check-upload-space";
import { storeBytes } from "./document-bytes";
import { inspectDocument } from "./inspect-document";

const imagePixelsMaximum = 50_000_000;

export interface UploadedFile {
  readonly file?: File | undefined;
  readonly pendingUploadId?: string | undefined;
  readonly purpose: DocumentRow["purpose"];
  readonly documentType?: string;
  /** The form field that a refusal is shown at. */
  readonly field: string;
  /** UTC milliseconds after which the file is erased; kept permanently if missing. */
  readonly eraseAfter?: number;
}

/** The uploader. */
interface Uploader {
  readonly context: Context;
  readonly actor: Actor;
}

/** A file whose bytes are stored but that has no row yet; `stored` is missing for a pending upload. */
export interface PreparedDocument {
  readonly offered: UploadedFile;
  readonly stored?: Pick<DocumentRow, "file_name" | "media_type" | "size_bytes" | "storage_key">;
}

/** Checks and stores the encrypted bytes; a new file takes precedence over a kept one. */
export async function prepareDocument(
  call: Uploader,
  offered: UploadedFile,
): Promise<PreparedDocument | Refused> {
  const { context } = call;
  const { file } = offered;
  if (!file) return { offered };
  const fileName = plainName(file.name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const inspection = await inspectDocument(
    { bytes, name: fileName, userId: call.actor.user.id },
    {
      maximumBytes: limits.fileMaximumBytes,
      maximumPixels: imagePixelsMaximum,
      isImageOnly: isPhoto(offered),
    },
  );
  if (!inspection.ok)
    return refuse(inspection.fault, { field: offered.field, values: { name: fileName } });
  const full = await checkUploadSpace(context.storage.db, {
    user: call.actor.user,
    bytes: bytes.byteLength,
    field: offered.field,
  });
  if (full) {
    if (full.refused === "files_unverified")
      await reportFullOfUnverified(context, bytes.byteLength);
    return full;
  }
  const refusal = await refusalOfScan(context, bytes, { field: offered.field, name: fileName });
  if (refusal) return refusal;
  const stored = {
    file_name: inspection.fileName,
    media_type: inspection.mediaType,
    size_bytes: bytes.byteLength,
    storage_key: context.randomText(24),
  };
  return (await storeBytes(call, stored, bytes)) ? { offered, stored } : refuse("unauthenticated");
}

/** At most one log line per hour. */
async function reportFullOfUnverified(context: Context, bytes: number): Promise<void> {
  if (!(await isFullOfUnverified(context.storage.db, bytes))) return;
  const limited = await consumeRateLimit(context, {
    what: "unverified-files-full",
    who: "all",
    most: 1,
    perMinutes: 60,
  });
  if (limited === null)
    context.report(
      "unverified-files-full",
      new Error("files of users without a confirmed email have reached their shared limit"),
    );
}

/** Writes the row of a prepared file, or assigns a pending upload to its purpose. */
export async function recordDocument(
  call: Uploader,
  db: Db,
  { offered, stored }: PreparedDocument,
): Promise<DocumentRow | Refused> {
  const { context, actor } = call;
  const purpose = {
    purpose: offered.purpose,
    document_type: offered.documentType ?? null,
    erase_after: offered.eraseAfter ?? null,
  };
  if (stored) {
    const row = {
      id: context.newId(),
      user_id: actor.user.id,
      created_at: context.now(),
      ...stored,
      ...purpose,
    };
    await documentsIn(db).insert(row);
    return row;
  }
  const row = await documentsIn(db).byId(offered.pendingUploadId ?? "");
  const isUsable =
    row?.user_id === actor.user.id &&
    row.purpose === "pending_upload" &&
    (row.erase_after ?? 0) > context.now();
  if (!row || !isUsable) return refuse("file_gone", { field: offered.field });
  if (isPhoto(offered) && !row.media_type.startsWith("image/"))
    return refuse("file_not_an_image", { field: offered.field, values: { name: row.file_name } });
  await documentsIn(db).update(row.id, purpose);
  return { ...row, ...purpose };
}

const isPhoto = ({ purpose }: UploadedFile) => purpose === "card_front" || purpose === "card_back";

/** The name without folders and what can't be seen, at most 120 characters: "gpj.exe" must not look like a photo. */
function plainName(name: string): string {
  const base = asName(name.replace(/^.*[\\/]/s, ""));
  return asName([...base].slice(-120).join("")) || "file";
}

/** Null if the file may be stored. Without a verdict it is refused, so that a scanner that is down lets nothing through. */
async function refusalOfScan(
  { scanner }: Context,
  bytes: Uint8Array,
  { field, name }: { field: string; name: string },
): Promise<Refused | null> {
  try {
    const result = await scanner.scan(bytes);
    return result === "infected" ? refuse("file_infected", { field, values: { name } }) : null;
  } catch {
    return refuse("files_unchecked", { field });
  }
}
