import { documentsIn } from "./store";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";

/** The total size of one user's pending uploads: five full forms. */
export const personFilesMaximumBytes = 500 * 1024 * 1024;
/** The same for a user who hasn't confirmed an email address, and for all such users together. */
export const unverifiedFilesMaximumBytes = 40 * 1024 * 1024;
export const unverifiedFilesOfAllMaximumBytes = 1024 * 1024 * 1024;

interface NewFile {
  readonly user: Pick<UserRow, "id" | "email_verified_at">;
  readonly bytes: number;
  /** The form field that a refusal is shown at. */
  readonly field: string;
}

/** Whether a user's files take too much space with the new ones; users without a confirmed address get less. */
export async function checkUploadSpace(
  db: Db,
  { user, bytes, field }: NewFile,
): Promise<Refused | null> {
  const taken = await documentsIn(db).bytesOf(user.id);
  const isVerified = user.email_verified_at !== null;
  if (taken + bytes > (isVerified ? personFilesMaximumBytes : unverifiedFilesMaximumBytes)) {
    return refuse(isVerified ? "files_take_too_much" : "files_unverified", { field });
  }
  return !isVerified && (await isFullOfUnverified(db, bytes))
    ? refuse("files_unverified", { field })
    : null;
}

/** Whether the files of all users without a confirmed address take too much space: anyone can create such an account. */
export async function isFullOfUnverified(db: Db, bytes: number): Promise<boolean> {
  return (await documentsIn(db).bytesOfUnverified()) + bytes > unverifiedFilesOfAllMaximumBytes;
}
