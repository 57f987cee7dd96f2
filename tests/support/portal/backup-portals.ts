// Portals that a backup is taken of or restored into.
import { onTestFinished } from "vitest";
import { postgresAddress } from "../database/postgres";
import { TestPortal, type TestEngine } from "./backend";

export const keyOf = (byte: number) => `k1:${Buffer.alloc(32, byte).toString("base64")}`;
export const settings = { VAULT_KEY: keyOf(7) };
export const engines: readonly TestEngine[] = postgresAddress
  ? ["SQLite", "PostgreSQL"]
  : ["SQLite"];

export async function emptyPortal(
  engine: TestEngine,
  more: Record<string, string> = settings,
): Promise<TestPortal> {
  const portal = await TestPortal.open(engine, more);
  onTestFinished(() => portal.close());
  return portal;
}

export async function portalWithMoney(engine: TestEngine): Promise<TestPortal> {
  const portal = await emptyPortal(engine);
  const hana = await portal.customerWith("120.00");
  await hana.saveCard();
  await hana.withdraw("20.00");
  await hana.deposit("7.00");
  return portal;
}
