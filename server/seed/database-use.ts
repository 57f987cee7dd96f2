// A database belongs to either a demo or production, depending on its first use.
import type { Context } from "../http/context";
import { demonstrationMark, productionMark } from "../database/database-marks";

type Mode = "demo" | "production";
type Used = Pick<Context, "storage" | "now">;

/** A demo's money isn't real, even after its users are deleted, and a demo must never credit real customers. */
export async function faultsOfUse({ storage }: Used, mode: Mode): Promise<string[]> {
  const isOthers = await storage.isClaimed(mode === "demo" ? productionMark : demonstrationMark);
  return isOthers ? [sentences[mode]] : [];
}

export async function markUse({ storage, now }: Used, mode: Mode): Promise<void> {
  await storage.claim(mode === "demo" ? demonstrationMark : productionMark, now());
}

const sentences: Record<Mode, string> = {
  demo: "This database is used in production. Set MODE=production, or use a separate data folder or database for the demo.",
  production:
    "This database was used for a demo, so the money in it isn't real. Use a data folder or database that was never used for one.",
};
