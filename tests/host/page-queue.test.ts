// Whose pages are rendered next when one session asks for very many.
import { expect, test } from "vitest";
import { fairlyQueued, pagesPerSession } from "~server/host/protection/page-queue";

const asked = (path: string, session?: string, method = "GET") =>
  new Request(`http://portal.test${path}`, {
    method,
    headers: session ? { cookie: `theme=dark; session=${session}` } : {},
  });

/** Pages that are finished manually. */
function pagesByHand() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const pages = async (request: Request) => {
    const { pathname } = new URL(request.url);
    begun.push(pathname);
    await new Promise<void>((resolve) => finish.set(pathname, resolve));
    return new Response(pathname);
  };
  return { begun, finish: (path: string) => finish.get(path)?.(), pages };
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test("sixty pages of one session are rendered a few at a time, and another session's page does not wait for them", async () => {
  const { begun, finish, pages } = pagesByHand();
  const answer = fairlyQueued(pages);
  const many = Array.from({ length: 60 }, (_, index) => answer(asked(`/many/${index}`, "hana")));
  const other = answer(asked("/other", "george"));
  await turns(10);
  expect(begun).toEqual([
    ...Array.from({ length: pagesPerSession }, (_, index) => `/many/${index}`),
    "/other",
  ]);
  finish("/other");
  expect(await (await other).text()).toBe("/other");
  for (let index = 0; index < 60; index += 1) {
    finish(`/many/${index}`);
    await turns(3);
    expect(begun).toHaveLength(1 + Math.min(60, pagesPerSession + index + 1));
  }
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
});

test("no two pages are rendered in the same turn of the event loop", async () => {
  const begunIn: number[] = [];
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const answer = fairlyQueued(async () => {
    begunIn.push(turn);
    return new Response();
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => answer(asked("/", `session-${index}`))),
  );
  isCounting = false;
  expect(new Set(begunIn).size).toBe(20);
});

test("posts and visitors are not queued, and a page that fails makes room for the next", async () => {
  const { begun, pages } = pagesByHand();
  const answer = fairlyQueued(pages);
  for (let index = 0; index < 5; index += 1) void answer(asked(`/post/${index}`, "hana", "POST"));
  for (let index = 0; index < 5; index += 1) void answer(asked(`/visitor/${index}`));
  expect(begun).toHaveLength(10);
  const failing = fairlyQueued(() => Promise.reject(new Error("no page")));
  for (let index = 0; index < 10; index += 1)
    await expect(failing(asked("/", "hana"))).rejects.toThrow("no page");
});
