// What a page of the documentation names, and the project lacks.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "./sources";

export const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

export const codesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? "");

export const missingPaths = (codes: readonly string[]): string[] =>
  codes
    .filter((code) => /^(app|server|tests|public|\.ci)\/[\w./$-]*$/.test(code))
    .filter((path) => !existsSync(join(root, path)));

export const missingCommands = (codes: readonly string[]): string[] =>
  codes
    .flatMap((code) => [...code.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)])
    .map(([, run, bare]) => run ?? bare ?? "")
    .filter((name) => !(name in scripts));
