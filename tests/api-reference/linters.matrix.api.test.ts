// The API document as a linter sees it, and its examples of bodies as the API takes them.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleId } from "~server/kernel/schemas/fields";
import { document } from "../support/api/api-document";
import { spectralFindings } from "../support/api/spectral";
import { sized } from "../support/sized";
import { TestPortal } from "../support/portal/backend";
import type { Caller } from "../support/api/caller";

const source = JSON.stringify(document);
const findings = async (text: string) => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, config, absoluteRef: "/openapi.json" });
  return problems.map(({ ruleId, location: [place] }) => `${ruleId} ${place?.pointer ?? ""}`);
};

describe("Redocly", () => {
  test("finds nothing but paths that only IDs distinguish", async () => {
    // An id is a UUID, so it is never the word `balances`.
    expect(await findings(source)).toEqual(
      ["approval", "rejection", "cancellation"].map(
        (verb) => `no-ambiguous-paths #/paths/~1approval-requests~1{id}~1${verb}`,
      ),
    );
  });

  test("finds an operation without a response", async () => {
    const paths = Object.fromEntries(Object.entries(document.paths).slice(0, 1));
    const short = JSON.stringify({ ...document, paths });
    const spoiled = short.replace(/"responses":\{"\d+"/, '"responses":{"oops"');
    expect(await findings(spoiled)).toContainEqual(expect.stringMatching(/^struct .*responses/));
  });
});

describe.runIf(sized(false, true))("Spectral (skipped: npm run faults installs it)", () => {
  test("finds nothing", async () => {
    expect(await spectralFindings(source)).toEqual([]);
  });

  test("finds an example that its schema refuses", async () => {
    const spoiled = source.replaceAll(`"${exampleId}"`, '"no-id"');
    expect(await spectralFindings(spoiled)).toContainEqual(
      expect.stringMatching(/^oas3-valid-(?:media|schema)-example /),
    );
  });
});

describe("an example of a request body", () => {
  let portal: TestPortal;
  let admin: Caller;
  beforeAll(async () => {
    portal = await TestPortal.open("SQLite");
    admin = await portal.admin();
  });
  afterAll(() => portal.close());

  const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const example = requestBody?.content["application/json"]?.example;
      return example === undefined
        ? []
        : [{ name: `${method.toUpperCase()} ${path}`, path, method, example }];
    }),
  );

  test("exists for nearly every operation with a body", () => {
    expect(examples.length).toBeGreaterThan(40);
  });

  test.each(examples)("is accepted unchanged: $name", async ({ path, method, example }) => {
    const address = path.replace(/\{\w+\}/, exampleId);
    const answer = await admin.raw(
      method.toUpperCase(),
      address,
      JSON.stringify(example),
      "application/json",
    );
    expect([answer.code, answer.errors]).not.toEqual(["validation_failed", expect.anything()]);
    expect(answer.code).not.toBe("malformed_body");
  });
});
