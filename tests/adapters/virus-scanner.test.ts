// The port for scanners: what each says of a file, and that no one takes silence or nonsense for a yes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { clamd } from "~server/adapters/virus-scanner/clamd";
import { noScanner } from "~server/adapters/virus-scanner/none";
import { ClamdStub, eicar, type ClamdFault } from "../support/stubs/clamd-stub";
import { pdfFile, pngFile } from "../support/inputs/files";
import { hasClamd, startClamd } from "../support/stubs/real-clamd";

const folder = mkdtempSync(join(tmpdir(), "clamd-"));
const path = join(folder, "clamd.ctl");
const [byPort, bySocket] = [await ClamdStub.open(), await ClamdStub.open(path)];
afterAll(() => {
  byPort.close();
  bySocket.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  byPort.fault = bySocket.fault = null;
  byPort.received.length = 0;
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const at = { host: "127.0.0.1", port: byPort.port };
const scanner = clamd({ at, timeLimitMs: 60_000 });
/** For answers that never come. */
const impatient = clamd({ at, timeLimitMs: 300 });

describe.each([
  ["a port", () => scanner],
  ["a socket", () => clamd({ at: { path }, timeLimitMs: 60_000 })],
])("clamd at %s", (_where, scannerOf) => {
  test("passes a clean file, finds the test virus, and responds to a ping", async () => {
    expect(await scannerOf().scan(bytesOf("a passport"))).toBe("clean");
    expect(await scannerOf().scan(bytesOf(`before ${eicar} after`))).toBe("infected");
    expect(await scannerOf().scan(new Uint8Array())).toBe("clean");
    await expect(scannerOf().check()).resolves.toBeUndefined();
  });

  test("is distinguished from a missing one if it reads less than is sent and hangs up", async () => {
    byPort.fault = bySocket.fault = { takes: 100_000 };
    const answers = Array.from({ length: 10 }, () =>
      scannerOf()
        .scan(new Uint8Array(2_000_000))
        .catch((error) => error.code),
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set(["HUNG_UP"]));
  });
});

describe("clamd", () => {
  test("receives every byte, even of a file sent in many pieces", async () => {
    const large = Uint8Array.from({ length: 1_000_003 }, (_, index) => index % 251);
    expect(await scanner.scan(large)).toBe("clean");
    expect(byPort.received.map((bytes) => bytes.equals(large))).toEqual([true]);
  });

  test.each<readonly [ClamdFault, string]>([
    ["hang", "TOO_SLOW"],
    ["hang up", "HUNG_UP"],
    [{ reply: "" }, "HUNG_UP"],
    [{ reply: "stream: OK" }, "HUNG_UP"],
    [{ reply: "stream: OK \0" }, "NO_VERDICT"],
    [{ reply: "stream: OK\nstream: Worm FOUND\0" }, "NO_VERDICT"],
    [{ reply: "stream: ERROR\0" }, "NO_VERDICT"],
    [{ reply: "HTTP/1.1 200 OK\r\n\r\n\0" }, "NO_VERDICT"],
    [{ reply: "x".repeat(100_000) }, "NO_VERDICT"],
  ])("that answers %j gives no verdict", async (misplay, code) => {
    byPort.fault = misplay;
    await expect(impatient.scan(bytesOf("a passport"))).rejects.toMatchObject({
      name: "ScanError",
      code,
    });
    await expect(impatient.check()).rejects.toMatchObject({ name: "ScanError" });
  });

  test("that hangs up during a scan, or is missing, gives no verdict", async () => {
    byPort.fault = "hang up in the middle";
    await expect(scanner.scan(new Uint8Array(5_000_000))).rejects.toMatchObject({
      code: "HUNG_UP",
    });
    const nobody = clamd({ at: { path: join(folder, "nobody.ctl") }, timeLimitMs: 300 });
    await expect(nobody.scan(bytesOf("a passport"))).rejects.toMatchObject({ code: "UNREACHABLE" });
    await expect(nobody.check()).rejects.toMatchObject({ code: "UNREACHABLE" });
  });
});

test.skipIf(!hasClamd)(
  `ClamAV itself says the same${hasClamd ? "" : " (skipped: clamd is not installed)"}`,
  async () => {
    const daemon = await startClamd("StreamMaxLength 1M");
    onTestFinished(daemon.stop);
    const real = clamd({ at: { path: daemon.path }, timeLimitMs: 20_000 });
    await real.check();
    for (const { buffer } of [pngFile(), pdfFile()]) {
      expect(await real.scan(buffer)).toBe("clean");
      expect(await real.scan(Buffer.concat([buffer, bytesOf(eicar)]))).toBe("infected");
    }
    expect(await real.scan(new Uint8Array())).toBe("clean");
    await expect(real.scan(new Uint8Array(5_000_000))).rejects.toMatchObject({ code: "HUNG_UP" });
    await daemon.stop();
    await expect(real.scan(bytesOf("a passport"))).rejects.toMatchObject({ code: "UNREACHABLE" });
  },
);

test("without a scanner there is no verdict", async () => {
  expect(await noScanner.scan(bytesOf(eicar))).toBe("unchecked");
  await expect(noScanner.check()).resolves.toBeUndefined();
});
