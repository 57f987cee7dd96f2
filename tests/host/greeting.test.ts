// What the console says at the start: what an operator should know and may have forgotten.
import { describe, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { greeting } from "~server/host/greeting";

const said = (env: Record<string, string>) => greeting(readConfig({ MODE: "demo", DATA_DIR: "/nowhere", SESSION_SECRET: "s".repeat(32), VAULT_KEY: Buffer.alloc(32).toString("base64"), ...env }), null);

describe("an https address", () => {
  test("without a trusted proxy is warned about", () => {
    expect(said({ PUBLIC_URL: "https://portal.example.com" })).toContain("TRUST_PROXY is not set");
  });

  test("with one is not", () => {
    expect(said({ PUBLIC_URL: "https://portal.example.com", TRUST_PROXY: "on" })).not.toContain("TRUST_PROXY");
    expect(said({ PUBLIC_URL: "http://localhost:3000" })).not.toContain("TRUST_PROXY");
  });
});
