// The codes of an authenticator app, by the published test vectors, and recovery codes.
import { describe, expect, test } from "vitest";
import { Secret } from "otpauth";
import {
  hashRecoveryCode,
  isRecoveryCode,
  newRecoveryCodes,
} from "~server/features/second-factor/recovery-codes";
import { newSecret, otpauthUri, stepOfCode } from "~server/features/second-factor/totp";

/** As random as a test needs: the bytes 0, 1, 2 and so on. */
const counting = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes }, (_, at) => at)).toString("base64url");

describe("with the secret of RFC 6238", () => {
  const secret = Secret.fromLatin1("12345678901234567890").base32;
  // The last six of the eight digits of its appendix B.
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at %d s the code is %s", (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(secret, code, seconds * 1000)).toBe(step);
  });

  test.each([
    ["a step later", 30, true],
    ["two steps later", 60, false],
    ["a step earlier", -30, true],
    ["two steps earlier", -60, false],
  ])("%s the code still counts for its own step: %s", (_when, apart, counts) => {
    const at = 1111111111;
    expect(stepOfCode(secret, "050471", (at + apart) * 1000)).toBe(
      counts ? Math.floor(at / 30) : null,
    );
  });

  test.each([
    "",
    "05047",
    "0504711",
    "1050471",
    "050471\n",
    "05047a",
    "é050471",
    "050471é",
    "٠٥٠٤٧١",
  ])("%j is no code", (typed) => {
    expect(stepOfCode(secret, typed, 1111111111000)).toBeNull();
  });
});

test("a new secret holds 160 random bits as base32", () => {
  const secret = newSecret(counting);
  expect([...new Uint8Array(Secret.fromBase32(secret).buffer)]).toEqual(
    Array.from({ length: 20 }, (_, at) => at),
  );
});

test("the content of the QR code has what every app supports", () => {
  const uri = new URL(otpauthUri(newSecret(counting), { issuer: "Portal", label: "nora" }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Portal:nora",
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Portal",
    secret: newSecret(counting),
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

describe("recovery codes", () => {
  const codes = newRecoveryCodes(counting);
  test("are ten, in four groups of four, without letters that look alike", () => {
    expect(codes).toEqual(Array.from({ length: 10 }, () => "abcd-efgh-ijkm-npqr"));
    const last = newRecoveryCodes(() => Buffer.alloc(16, 255).toString("base64url"));
    expect(last[0]).toBe("9999-9999-9999-9999");
  });

  test.each([
    ["abcd-efgh-ijkm-npqr", true],
    ["ABCD EFGH IJKM NPQR", true],
    ["abcdefghijkmnpqr", true],
    [" 2345-6789-2345-6789 ", true],
    ["abcd-efgh-ijkm-npq", false],
    ["abcd-efgh-ijkm-npqrs", false],
    ["abcd-efgh-ijkm-npq0", false],
    ["abcd-efgh-ijkm-npql", false],
    ["abcd-efgh-ijkm_npqr", false],
    ["050471", false],
    ["", false],
  ])("%j is one: %s", (typed, is) => {
    expect(isRecoveryCode(typed)).toBe(is);
  });

  test("have one hash however they are written, and another for another user", () => {
    const hash = hashRecoveryCode("nora", "abcd-efgh-ijkm-npqr");
    expect(hashRecoveryCode("nora", " ABCD efgh-ijkm npqr")).toBe(hash);
    expect(hashRecoveryCode("hana", "abcd-efgh-ijkm-npqr")).not.toBe(hash);
    expect(hashRecoveryCode("nora", "abcd-efgh-ijkm-npqs")).not.toBe(hash);
    expect(hash).toMatch(/^[\w-]{43}$/);
  });
});
