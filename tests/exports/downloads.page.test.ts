// Lists as tables for spreadsheets: what the list shows and in its order, sent while it is read, and no further than someone takes it.
import { afterAll, describe, expect, test } from "vitest";
import { csvStream } from "~/platform/csv-stream.server";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const linesOf = async (address: string) => {
  const answer = await admin.get(address);
  expect([
    answer.status,
    answer.headers.get("Content-Type"),
    answer.headers.get("Cache-Control"),
  ]).toEqual([200, "text/csv; charset=utf-8", "no-store"]);
  return answer.html
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
};

describe("the administrators' downloads", () => {
  test.each([
    ["/admin/transactions?status=pending&sort=largest", "Created (UTC),Reference,Customer"],
    ["/admin/transactions?person=hana&type=withdrawal", "Created (UTC),Reference,Customer"],
    ["/admin/users?sort=a-z", "User ID,Full name,Username"],
    ["/admin/users?search=hana", "User ID,Full name,Username"],
    ["/admin/wallets", "Wallet ID,User ID,Owner"],
    ["/admin/wallets/users?sort=z-a", "User ID,Full name,Email"],
  ])("of %s contain what it shows, in its order", async (list, beginning) => {
    const page = await admin.get(`${list}${list.includes("?") ? "&" : "?"}limit=200`);
    const [header = "", ...lines] = await linesOf(page.link("Download CSV"));
    expect(header.startsWith(beginning)).toBe(true);
    const nameIn = (text: string) => /TX-\w+|[\w.]+@[\w.]+/.exec(text)?.[0];
    expect(lines.map(nameIn)).toEqual(rowsOf(page).map(nameIn));
  });

  test("are offered if there is something, and a search with too many matches leads back with a message", async () => {
    expect((await admin.get("/admin/users?search=nobody")).links("Download CSV")).toEqual([]);
    expect((await portal.visitor().get("/admin/users.csv?sort=a-z")).location).toBe(
      "/admin/login?returnTo=%2Fadmin%2Fusers.csv%3Fsort%3Da-z",
    );
  });
});

describe("a table that is streamed", () => {
  const request = new Request("http://localhost/list.csv");
  const counted = () => {
    const asked: (string | undefined)[] = [];
    const send = (after: string | undefined) => {
      asked.push(after);
      return Promise.resolve({
        ok: true,
        value: { rows: [asked.length], next: `n${asked.length}` },
      } as const);
    };
    return { asked, send };
  };
  const table = { name: ["list"], columns: { Number: (row: number) => row } };

  test("reads one part for each that is taken, and none after its reader left", async () => {
    const { asked, send } = counted();
    const reader = (await csvStream(request, { ...table, fetchRows: send })).body?.getReader();
    expect(asked).toEqual([undefined]);
    await reader?.read();
    const { value } = (await reader?.read()) ?? {};
    expect([new TextDecoder().decode(value), asked]).toEqual(["2\r\n", [undefined, "n1"]]);
    await reader?.cancel();
    expect(asked).toHaveLength(2);
  });

  test("breaks off if a part is refused, and does not end as if it were complete", async () => {
    const { send, asked } = counted();
    const problem = {
      status: 403,
      code: "forbidden",
      message: "You don't have permission to do this.",
      fieldErrors: {},
    } as const;
    const refusing = (after: string | undefined) =>
      asked.length < 2 ? send(after) : Promise.resolve({ ok: false, problem } as const);
    await expect(
      (await csvStream(request, { ...table, fetchRows: refusing })).text(),
    ).rejects.toThrow("forbidden");
  });
});
