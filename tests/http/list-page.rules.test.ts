import { expect, test } from "vitest";
import { countedPage, pageResponseOf } from "~server/http/list-page";
import { limits } from "~server/kernel/limits";

const most = limits.pagedRowsMaximum;
const listOf = (length: number) => {
  const offsets: number[] = [];
  const rows = ({ limit, offset }: { limit: number; offset: number }) => {
    offsets.push(offset);
    const count = Math.max(0, Math.min(limit, length - offset));
    return Promise.resolve(Array.from({ length: count }, (_, index) => offset + index));
  };
  return { offsets, source: { rows, total: () => Promise.resolve(length) } };
};

test.each([
  [0, { page: 1, limit: 10 }, [], 1],
  [0, { page: 7, limit: 10 }, [], 1],
  [25, { page: 3, limit: 10 }, [20, 21, 22, 23, 24], 3],
  [25, { page: 4, limit: 10 }, [20, 21, 22, 23, 24], 3],
  [25, { page: 20_000, limit: 10 }, [20, 21, 22, 23, 24], 3],
  [20, { page: 3, limit: 10 }, [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 2],
])("of %i rows, %j has %j and says page %i", async (length, paging, rows, page) => {
  const { source } = listOf(length);
  expect(await countedPage(paging, source)).toEqual({ rows, total: length });
  expect(pageResponseOf(paging, length).page).toBe(page);
});

test("a page far beyond the end reads no rows but its own", async () => {
  const { source, offsets } = listOf(25);
  await countedPage({ page: 1_000_000_000, limit: 10 }, source);
  expect(offsets).toEqual([20]);
});

test("rows too deep to be paged are refused, and none of them is read", async () => {
  for (const page of [most / 10 + 1, 1_000_000]) {
    const { source, offsets } = listOf(most + 1);
    expect([await countedPage({ page, limit: 10 }, source), offsets]).toEqual([
      expect.objectContaining({ refused: "page_too_deep", field: "page" }),
      [],
    ]);
  }
});
