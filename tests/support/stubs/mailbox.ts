// What a portal has sent, read from its outbox folder as a mail program would.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { sendMail } from "~server/features/accounts/send-mail";
import type { TestPortal } from "../portal/backend";
import { filesBelow } from "../database/stored-text";

/** Everything that lies in the folder, the oldest first. */
export async function mailsIn(dataDir: string): Promise<Email[]> {
  const files = filesBelow(join(dataDir, "outbox"))
    .filter((file) => file.endsWith(".eml"))
    .sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
}

/** Sends what waits; what has reached this address so far, the oldest first. */
export async function mailsTo(
  portal: Pick<TestPortal, "context" | "dataDir">,
  address: string,
): Promise<Email[]> {
  await sendMail(portal.context);
  return (await mailsIn(portal.dataDir)).filter(({ to }) =>
    to?.some((one) => one.address === address),
  );
}

/** The token in the newest message's link to this page. */
export function tokenIn(
  mails: readonly Email[],
  page: "reset-password" | "verify-email" | "confirm-new-email" | "undo-email-change",
): string {
  const tokens = mails.flatMap(({ text = "" }) =>
    [...text.matchAll(new RegExp(`/${page}\\?token=([\\w-]+)`, "g"))].map(
      ([, token = ""]) => token,
    ),
  );
  const newest = tokens.at(-1);
  if (!newest) throw new Error(`no message links to ${page}`);
  return newest;
}

export const subjectsOf = (mails: readonly Email[]) => mails.map(({ subject }) => subject);
