// What a faulty configuration is refused with.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ConfigError, readConfig } from "~server/config";

/** Removed after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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
