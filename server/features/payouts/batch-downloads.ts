// Who downloaded which file of a batch, as the audit log has it.
import { z } from "zod";
import type { Db } from "../../database/db";
import { auditIn } from "../audit/store";
import { fileFormats, rails, type FileFormat, type Rail } from "./batch-labels";

const Downloaded = z.object({ rail: z.enum(rails), format: z.enum(fileFormats) });

export interface BatchDownload {
  readonly rail: Rail;
  readonly format: FileFormat;
  readonly by: string;
  /** UTC milliseconds. */
  readonly at: number;
}

/** Oldest first. Entries from before files were by rail belong to batches that are sent. */
export async function batchDownloads(db: Db, id: string): Promise<BatchDownload[]> {
  const entries = await auditIn(db).ofSubject(`payout_batch:${id}`);
  return entries.flatMap(({ action, actor_id: by, after, created_at: at }) => {
    if (action !== "payout_batch.downloaded" || after === null || by === null) return [];
    const known = Downloaded.safeParse(JSON.parse(after));
    return known.success ? [{ ...known.data, by, at }] : [];
  });
}
