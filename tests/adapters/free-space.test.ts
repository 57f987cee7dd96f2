// The reserve of the disk: asked seldom, believed to the byte, and no reason to refuse where no one knows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createReserve, freeBytesIn } from "~server/adapters/free-space";

function disk(free: number | Error) {
  const state = { free, asked: 0, now: 1_000_000 };
  const freeBytes = () => {
    state.asked += 1;
    return state.free instanceof Error ? Promise.reject(state.free) : Promise.resolve(state.free);
  };
  const changes: string[] = [];
  const onChange = (hasDiskSpace: boolean, freeNow: number) =>
    void changes.push(`${hasDiskSpace ? "room" : "below"} ${freeNow}`);
  return {
    state,
    changes,
    ...createReserve({ freeBytes, leastBytes: 100, now: () => state.now, onChange }),
  };
}

test.each([
  [0, false],
  [99, false],
  [100, true],
  [1_000_000, true],
])("%s free bytes with a reserve of 100 are enough: %s", async (free, hasDiskSpace) => {
  expect(await disk(free).hasDiskSpace()).toBe(hasDiskSpace);
});

test("the disk is queried once a second for all callers, and used again as soon as there is room", async () => {
  const { state, hasDiskSpace } = disk(99);
  expect(await Promise.all(Array.from({ length: 200 }, hasDiskSpace))).toEqual(
    Array(200).fill(false),
  );
  state.free = 100;
  state.now += 999;
  expect([await hasDiskSpace(), state.asked]).toEqual([false, 1]);
  state.now += 1;
  expect([await hasDiskSpace(), state.asked]).toEqual([true, 2]);
});

test("each crossing of the reserve is reported once, and a disk that stops responding isn't one", async () => {
  const { state, changes, hasDiskSpace, freeBytes } = disk(100);
  for (const free of [99, 98, new Error("EIO"), 97, 100, 500]) {
    state.free = free;
    state.now += 1_000;
    await Promise.all([hasDiskSpace(), freeBytes()]);
  }
  expect(changes).toEqual(["below 99", "room 100"]);
});

test("a clock that was set back an hour delays nothing", async () => {
  const { state, hasDiskSpace } = disk(99);
  await hasDiskSpace();
  state.free = 100;
  state.now -= 3_600_000;
  expect(await hasDiskSpace()).toBe(true);
});

test("a disk that doesn't report its free space counts as having room", async () => {
  expect(await disk(new Error("EIO")).hasDiskSpace()).toBe(true);
});

test("the disk that a folder is on is measured", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-free-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await freeBytesIn(folder)()).toBeGreaterThan(0);
  await expect(freeBytesIn(join(folder, "absent"))()).rejects.toThrow("ENOENT");
});
