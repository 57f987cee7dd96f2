// Secrets that are easy to recognise go through the whole business, then everything that came out or was kept is searched for them.
import { basename, join } from "node:path";
import Sqlite from "libsql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  decide,
  depositByCard,
  signIn,
  signInAdmin,
  signUpAndVerify,
  withdrawToBank,
} from "../support/people/main-journey";
import { sessionTokenIn } from "../support/people/session-token";
import { startPortal, type Portal } from "../support/portal/server";
import type { ShownPage } from "../support/pages/shown-page";
import { bytesBelow, storedRows } from "../support/database/stored-text";
import { Visitor } from "../support/people/visitor";

// A number published for tests, and not the one that the page names in its hint.
const secrets = {
  password: "canary-bird-8-yellow",
  cardNumber: "4012 8888 8888 1881",
  cvv: "907",
  accountNumber: "000918273645",
};
const spellings: Readonly<Record<string, RegExp>> = {
  "the password": /canary-bird-8-yellow/,
  "the card number": /4012[ -]?8888[ -]?8888[ -]?1881/,
  "the CVV": /(?<![\w.-])907(?![\w.-])/,
  "the account number": /0?0?0?918273645/,
};

/** A refused form returns its entries to the user who made them. */
const shown: Readonly<Record<string, readonly string[]>> = {
  "the account number": ["200 /dashboard/wallet/bank-details?region=USA&retry=…"],
};

let portal: Portal;
const answers: ShownPage[] = [];
const tokens = new Set<string>();

beforeAll(async () => {
  portal = await startPortal();
  const notice = (page: ShownPage) => {
    answers.push(page);
    for (const cookie of page.headers.getSetCookie())
      tokens.add(sessionTokenIn(cookie, portal.dataDir));
  };
  const [wanda, admin] = [new Visitor(portal.origin, notice), new Visitor(portal.origin, notice)];
  await signUpAndVerify(wanda, secrets);
  await signInAdmin(admin);
  await decide(admin, await depositByCard(wanda, secrets), "approval");
  await decide(admin, await withdrawToBank(wanda, secrets), "rejection");
  await wanda.post("/logout", {});
  await signIn(wanda, secrets);
  for (const path of [
    "/dashboard",
    "/dashboard/wallet",
    "/dashboard/wallet/bank-details",
    "/dashboard/wallet/deposit",
    "/dashboard/transactions",
    "/dashboard/wallet/card/removal",
  ])
    await wanda.get(path);
  tokens.delete("");
});
afterAll(() => portal.stop());

/** All of an answer but its cookies and its length. */
function textOf({ status, path, headers, html }: ShownPage): string {
  const kept = [...headers].filter(([name]) => name !== "set-cookie" && name !== "content-length");
  return [status, path, ...kept.map((pair) => pair.join(": ")), html].join("\n");
}

/** Text in files, by file: runs of at least 16 printable characters, because three digits also occur in ciphertext by chance. */
function pendingUploads(): { name: string; text: string }[] {
  return bytesBelow(portal.dataDir).map(({ path, bytes }) => ({
    name: basename(path),
    text: (bytes.toString("latin1").match(/[\x20-\x7e]{16,}/g) ?? []).join("\n"),
  }));
}

/** Each stored value by its column: short ones stand in no long run of text. */
async function storedValues(): Promise<{ name: string; text: string }[]> {
  const tables = await storedRows({ dataDir: portal.dataDir });
  return [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        typeof value === "string" ? [{ name: `${table}.${column}`, text: value }] : [],
      ),
    ),
  );
}

test("the search finds a planted value", async () => {
  expect(answers.length).toBeGreaterThan(30);
  expect(tokens.size).toBeGreaterThanOrEqual(3);
  expect(answers.map(textOf).join()).toContain("••••3645");
  expect(
    pendingUploads()
      .map(({ text }) => text)
      .join(),
  ).toContain("Wanda Wanderer");
  expect(pendingUploads().map(({ name }) => name)).toContain("portal.sqlite");
  expect(await storedValues()).toContainEqual({ name: "users.username", text: "wanda" });
  expect("cvv: 907,").toMatch(spellings["the CVV"] ?? "");
});

describe.each(Object.entries(spellings))("%s", (name, secret) => {
  test("is in no response", () => {
    expect(
      answers
        .filter((answer) => secret.test(textOf(answer)))
        .map(({ path, status }) => `${status} ${path.replace(/(retry=).*/, "$1…")}`),
    ).toEqual(shown[name] ?? []);
  });

  test("is in no line of the log", () => {
    expect(
      portal
        .log()
        .split("\n")
        .map((line) => line.replace(/"ms":\d+/, ""))
        .filter((line) => secret.test(line)),
    ).toEqual([]);
  });

  test("is in no stored file and no stored value", async () => {
    expect(
      [...pendingUploads(), ...(await storedValues())]
        .filter(({ text }) => secret.test(text))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

test("once a deposit is decided, CVV and photo of the back are gone even in encrypted form", () => {
  const file = new Sqlite(join(portal.dataDir, "portal.sqlite"), { readonly: true });
  const ofWanda =
    "from cards join users on users.id = cards.user_id where users.username = 'wanda'";
  const left = file
    .prepare(
      `select kind from card_secrets where card_id in (select cards.id ${ofWanda}) order by kind`,
    )
    .all();
  const backs = file.prepare(`select back_document_id as back ${ofWanda}`).all();
  file.close();
  expect(left).toEqual([{ kind: "number" }]);
  expect(backs).toEqual([{ back: null }]);
});

test("every answer of the run tells the browser what to refuse", () => {
  const bare = answers.filter(({ headers }) => {
    const [policy, type] = [
      headers.get("content-security-policy") ?? "",
      headers.get("content-type"),
    ];
    const isClosed =
      policy.includes("default-src 'none'") &&
      policy.includes("frame-ancestors 'none'") &&
      !policy.includes("unsafe");
    return (
      !isClosed ||
      headers.get("x-content-type-options") !== "nosniff" ||
      !headers.has("referrer-policy") ||
      (type !== null && !/charset=utf-8$/i.test(type))
    );
  });
  expect(bare.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
});

test("a session's token is in its cookie alone", () => {
  for (const token of tokens) {
    expect(
      answers.filter((answer) => textOf(answer).includes(token)).map(({ path }) => path),
    ).toEqual([]);
    expect(portal.log()).not.toContain(token);
    expect(
      pendingUploads()
        .filter(({ text }) => text.includes(token))
        .map(({ name }) => name),
    ).toEqual([]);
  }
});
