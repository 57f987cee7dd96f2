// The bench takes each speed layer out of the source by these edits; each layer's folder says what it buys.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { edited, sealing, speedLayers } from "../bench/speed-layers";

describe.each(speedLayers)("$name", ({ folder, without }) => {
  test.each(without)("can be removed from $file", (edit) => {
    expect(edited(edit, readFileSync(edit.file, "utf8"))).not.toBe("");
  });

  test("has a README with its gain", () => {
    expect(existsSync(`${folder}/README.md`)).toBe(true);
    expect(readFileSync(`${folder}/README.md`, "utf8")).toMatch(/\d+%/);
  });
});

test.each(sealing)("the audit log's chain can be removed from $file", (edit) => {
  expect(edited(edit, readFileSync(edit.file, "utf8"))).not.toBe("");
});

/** Layers of pages, whose own benches measure them. */
test.each([
  "server/host/finished-pages",
  "server/host/shared-starts",
  "app/platform/document/inline-styles",
])("%s has a README with its gain", (folder) => {
  expect(readFileSync(`${folder}/README.md`, "utf8")).toMatch(/\d+%/);
});
