// An empty portal's database, brought up to date once in a run: what each suite opens is a copy.
import { openStorage } from "~server/database/storage";
import { copyCreated, createdOnce } from "../portal/created-once";
import {
  freshCopy,
  freshDatabase,
  savedAddress,
  saveAddress,
  type FreshDatabase,
} from "./postgres";

export function copyMigratedFile(dataDir: string): Promise<void> {
  return copyCreated("migrated-file", dataDir, (folder) => migrate({ dataDir: folder }));
}

export async function migratedDatabase(): Promise<FreshDatabase> {
  const kept = await createdOnce("migrated-database", async (folder) => {
    const database = await freshDatabase();
    saveAddress(folder, database);
    await migrate({ databaseUrl: database.address, dataDir: folder });
  });
  return kept ? freshCopy(savedAddress(kept)) : freshDatabase();
}

async function migrate(where: {
  readonly databaseUrl?: string;
  readonly dataDir: string;
}): Promise<void> {
  const storage = await openStorage({ ...where, now: 0 });
  await storage.close();
}
