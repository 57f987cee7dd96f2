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
  const onChange = (hasRoom: boolean, freeNow: number) =>
    void changes.push(`${hasRoom ? "room" : "below"} ${freeNow}`);
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
])("%s free bytes with a reserve of 100 are enough: %s", async (free, hasRoom) => {
  expect(await disk(free).hasRoom()).toBe(hasRoom);
});

test("the disk is queried once a second for all callers, and used again as soon as there is room", async () => {
  const { state, hasRoom } = disk(99);
  expect(await Promise.all(Array.from({ length: 200 }, hasRoom))).toEqual(Array(200).fill(false));
  state.free = 100;
  state.now += 999;
  expect([await hasRoom(), state.asked]).toEqual([false, 1]);
  state.now += 1;
  expect([await hasRoom(), state.asked]).toEqual([true, 2]);
});

test("each crossing of the reserve is reported once, and a disk that stops responding isn't one", async () => {
  const { state, changes, hasRoom, freeBytes } = disk(100);
  for (const free of [99, 98, new Error("EIO"), 97, 100, 500]) {
    state.free = free;
    state.now += 1_000;
    await Promise.all([hasRoom(), freeBytes()]);
  }
  expect(changes).toEqual(["below 99", "room 100"]);
});

test("a clock that was set back an hour delays nothing", async () => {
  const { state, hasRoom } = disk(99);
  await hasRoom();
  state.free = 100;
  state.now -= 3_600_000;
  expect(await hasRoom()).toBe(true);
});

test("a disk that doesn't report its free space counts as having room", async () => {
  expect(await disk(new Error("EIO")).hasRoom()).toBe(true);
});

test("the disk that a folder is on is measured", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-free-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await freeBytesIn(folder)()).toBeGreaterThan(0);
  await expect(freeBytesIn(join(folder, "absent"))()).rejects.toThrow("ENOENT");
});
