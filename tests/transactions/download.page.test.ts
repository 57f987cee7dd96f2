// The list as a download, for paper, and summed by month.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const list = "/dashboard/transactions";
let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

const referencesIn = ({ html }: ShownPage) =>
  [...html.matchAll(/\/dashboard\/transactions\/[0-9a-f-]{36}"(?: data-row="")?>([^<]+)</g)].map(
    ([, text = ""]) => text,
  );
const totalIn = ({ text }: ShownPage) => Number(/(\d+) (?:transaction|result)s?/.exec(text)?.[1]);

/** A table's rows; no cell of the seed holds a line break. */
async function rowsOf(person: Visitor, href: string): Promise<string[][]> {
  const answer = await person.get(href);
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="transactions[\w-]*\.csv"$/,
  );
  return answer.html
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
}

describe("the download", () => {
  test("contains what the filters match, in the order of the list", async () => {
    const page = await hana.get(`${list}?type=withdrawal&status=successful`);
    const [header = [], ...rows] = await rowsOf(hana, page.link("Download CSV"));
    expect(header).toEqual([
      "Date (UTC)",
      "Reference",
      "Type",
      "Action",
      "Method",
      "Amount",
      "Currency",
      "Progress",
      "Status",
      "Destination",
      "Payment reference",
      "Description",
    ]);
    expect(rows).toHaveLength(totalIn(page));
    expect(rows.slice(0, 10).map(([, reference]) => reference)).toEqual(referencesIn(page));
    expect(
      rows.every(
        ([, , type, , , amount, , , status]) =>
          type === "Withdrawal" && status === "Successful" && /^-\d+\.\d\d$/.test(amount ?? ""),
      ),
    ).toBe(true);
  });

  test("shows where payouts went, as the earning history does", async () => {
    const page = await hana.get("/dashboard/earning-history");
    const table = (await hana.get(page.link("Download CSV"))).html.trimEnd().split("\r\n").slice(1);
    const destinations = table.map((line) => /"([^"]*••••\w{4}[^"]*)"/.exec(line)?.[1] ?? "");
    expect(destinations).toHaveLength(12);
    expect(destinations.filter((text) => text === "" || !page.text.includes(text))).toEqual([]);
  });

  test("shows times in the user's time zone, as the list and its days do", async () => {
    const zoe = await portal.signInAs("zoe");
    const [, [before = ""] = []] = await rowsOf(zoe, `${list}.csv`);
    expect(
      (await zoe.submit(await zoe.get("/dashboard/settings"), { timeZone: "Asia/Kathmandu" }))
        .status,
    ).toBe(303);
    const [header = [], [after = ""] = []] = await rowsOf(zoe, `${list}.csv`);
    expect(header[0]).toBe("Date (Asia/Kathmandu)");
    expect(Date.parse(`${after.replace(" ", "T")}+05:45`)).toBe(
      Date.parse(`${before.replace(" ", "T")}Z`),
    );
  });

  test("cannot run as a formula", async () => {
    const [, id = ""] =
      /\/dashboard\/transactions\/([0-9a-f-]{36})/.exec(
        (await hana.get(`${list}?status=pending`)).html,
      ) ?? [];
    const edit = `${list}/${id}/edit`;
    for (const [typed, cell] of [
      ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
      ["+1+1", `"'+1+1"`],
      ["+12025550101", "+12025550101"],
      ["-1+1", `"'-1+1"`],
      ["@SUM(A1)", `"'@SUM(A1)"`],
      ["＝1+1", `"'＝1+1"`],
      ["a; =1+1;@b", `"a; '=1+1;'@b"`],
      // A spreadsheet that splits at semicolons reads a doubled quotation mark as an empty text.
      ['a;"=1+1;b', `"a;""'=1+1;b"`],
      ['a; " "=1+1', `"a; "" ""'=1+1"`],
      ['"=1+1', `"'""=1+1"`],
      ["a; b", "a; b"],
      ["a, b", '"a, b"'],
      ["Rent", "Rent"],
    ] as const) {
      expect((await hana.submit(await hana.get(edit), { description: typed })).status).toBe(303);
      const lines = (await hana.get(`${list}.csv?status=pending`)).html.split("\r\n");
      expect(
        lines.filter((line) => line.endsWith(`,${cell}`)),
        typed,
      ).toHaveLength(1);
    }
  });

  test("can be read only by its owner", async () => {
    const nora = await portal.signInAs("nora");
    expect(await rowsOf(nora, `${list}.csv`)).toHaveLength(1);
    expect((await portal.visitor().get(`${list}.csv`)).location).toBe(
      "/login?returnTo=%2Fdashboard%2Ftransactions.csv",
    );
  });
});

test("the print view shows all matches on one page, and which filters apply", async () => {
  const page = await hana.get(`${list}?type=deposit`);
  const print = await hana.get(page.link("Print view"));
  expect(print.heading).toBe("Transactions");
  expect(referencesIn(print)).toHaveLength(totalIn(page));
  expect(print.text).toContain(`Deposits. ${totalIn(page)} transactions, newest first.`);
  expect(print.text).toContain("Hana Howard");
  expect(print.links("Next")).toEqual([]);
});

test("the earning history is summed by month, as a picture, a table and a download", async () => {
  const page = await hana.get("/dashboard/earning-history");
  expect(page.html).toContain('class="axis-frame month-bars"');
  const [, total = ""] = /Total withdrawn \$([\d,.]+)/.exec(page.text) ?? [];
  const table = page.html.split("Successful withdrawals by month")[1]?.split("</table>")[0] ?? "";
  const sums = [...table.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, sum = ""]) =>
    Math.round(Number(sum.replaceAll(",", "")) * 100),
  );
  expect(sums.length).toBeGreaterThan(2);
  expect(sums.reduce((one, other) => one + other, 0)).toBe(
    Math.round(Number(total.replaceAll(",", "")) * 100),
  );
  const [, ...rows] = await rowsOf(hana, page.link("Download CSV"));
  expect(
    rows.every(([, , type, , , , , , status]) => type === "Withdrawal" && status === "Successful"),
  ).toBe(true);
  expect(
    (await (await portal.signInAs("nora")).get("/dashboard/earning-history")).text,
  ).not.toContain("By month");
});
