// What a faulty configuration is refused with.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError, readConfig } from "~server/config";

export const freshFolder = () => mkdtempSync(join(tmpdir(), "portal-config-"));
export const demo = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: freshFolder(), ...more });

export function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: freshFolder(), ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
