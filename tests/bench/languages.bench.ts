// What a page costs the server in each language, next to the same page in English.
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";
import { measure, type Target } from "./load";
import { signInCookie } from "./sign-in";
import { printTable, round } from "./table";

const load = { connections: 4, requests: 100, warmUp: 300, rounds: 7 };
const languages = ["en", "es", "de", "ar", "ar-u-nu-arab"] as const;

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(() => portal.stop());

test.each(["/about", "/dashboard", "/dashboard/transactions", "/dashboard/wallet/withdrawal"])(
  "%s in each language",
  async (path) => {
    const session = await signInCookie(portal.origin, "hana@example.com");
    const targets = languages.map((language): Target => ({
      address: portal.origin + path,
      pid: portal.process.pid ?? 0,
      cookie: `language=${language}; ${path.startsWith("/dashboard") ? session : ""}`,
    }));
    const costs = await measure(targets, load);
    const sizes = await Promise.all(targets.map(bytesOf));
    const [english, plain] = [costs[0]?.cpuMs ?? 0, sizes[0]?.plain ?? 0];
    printTable(
      `${path}: server CPU time per request, and bytes of the page`,
      languages.map((language, index) => {
        const [cpuMs, size] = [costs[index]?.cpuMs ?? 0, sizes[index]];
        return {
          language,
          "cpu ms": round(cpuMs),
          "cpu, beside English": round(cpuMs / english),
          bytes: size?.plain ?? 0,
          "bytes, beside English": round((size?.plain ?? 0) / plain),
          "with brotli": size?.compressed ?? 0,
        };
      }),
    );
    expect(new Set(sizes.map(({ spoken }) => spoken))).toEqual(new Set(languages));
  },
);

async function bytesOf({ address, cookie = "" }: Target) {
  const page = await (await fetch(address, { headers: { cookie } })).text();
  return {
    plain: Buffer.byteLength(page),
    compressed: brotliCompressSync(page).length,
    spoken: /<html lang="([^"]+)"/.exec(page)?.[1],
  };
}
