// Saves emails instead of sending them, as files that an email program opens.
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissing, namesIn } from "../folder";
import { composeMail } from "./compose-mail";
import type { StoredMail, Mailer } from "../../features/email/port";

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const ending = ".eml";

/** Emails as files in a folder that only the server's user can read. */
export function outboxFolder(folder: string, from: string): Mailer {
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new RangeError("not the ID of an email");
    return join(folder, `${id}${ending}`);
  };
  return {
    storesMessages: true,
    async send(mail) {
      try {
        const { createTransport } = await import("nodemailer");
        const composer = createTransport({
          streamTransport: true,
          buffer: true,
          newline: "windows",
        });
        const { message } = await composer.sendMail(composeMail(mail, from));
        if (!Buffer.isBuffer(message)) return "not_written";
        await write(pathOf(mail.id), message);
        return null;
      } catch {
        return "not_written";
      }
    },
    async storedMail() {
      const names = (await namesIn(folder)).filter((name) => name.endsWith(ending));
      const files = await Promise.all(names.map((name) => storedMail(folder, name)));
      return files.flatMap((file) => file ?? []);
    },
    async erase(ids) {
      await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })));
    },
  };
}

/** Writes to a temporary file and renames it: readers see complete emails only, and a retry replaces the first attempt. */
async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

async function storedMail(folder: string, name: string): Promise<StoredMail | null> {
  try {
    return {
      id: name.slice(0, -ending.length),
      storedAt: (await stat(join(folder, name))).mtimeMs,
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
