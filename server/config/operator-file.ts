// OPERATOR_FILE: the operator's name, addresses, figures, bank accounts and levels as JSON, so that they need no build.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { currencies } from "../kernel/currencies";
import { readEmailAddress } from "../kernel/email-address";
import { formatAll, formatChoice } from "../kernel/list-format";
import { exampleOperator, type Operator } from "../kernel/operator";
import { readPhoneNumber } from "../kernel/phone";
import type { Levels } from "../kernel/levels";
import type { ReceivingAccount } from "../kernel/receiving-account";
import { asCode, asName } from "../kernel/typed-text";
import { levelFault, levelList } from "./levels";
import { accountFault, isExampleAccount, receivingAccountList } from "./receiving-accounts";
import { unreadable } from "./secret-files";

/** Longer names would break pages, subjects of emails and home screens. */
const longest = { brand: 80, line: 80, figure: 40 };
const most = { lines: 6, figures: 8 };

const textRule = (maximum: number) => `must be text of 1 to ${maximum} characters`;
const line = (maximum: number) =>
  z
    .string(textRule(maximum))
    .transform(asName)
    .refine((text) => text.length >= 1 && text.length <= maximum, textRule(maximum));

const emailRule = "must be an email address";
const phoneRule = "must be a phone number that starts with + and its country code";
const officeRule = `must be a list of 1 to ${most.lines} lines, each of 1 to ${longest.line} characters`;
const figuresRule = `must be a list of up to ${most.figures} objects, each with a "name" and a "value" of 1 to ${longest.figure} characters`;

const fields = {
  brand: line(longest.brand),
  company: line(longest.line),
  office: z.array(line(longest.line)).min(1).max(most.lines),
  supportEmail: z
    .string(emailRule)
    .refine((text) => readEmailAddress(text) !== undefined, emailRule)
    .transform((text) => readEmailAddress(text) ?? text),
  supportPhone: z
    .string(phoneRule)
    .transform(asCode)
    .refine((text) => /^\+[\d ()./-]+$/.test(text) && readPhoneNumber(text), phoneRule),
  reportingCurrency: z.enum(currencies, `must be ${formatChoice(currencies, "en")}`),
  figures: z
    .array(z.strictObject({ name: line(longest.figure), value: line(longest.figure) }))
    .max(most.figures),
  receivingAccounts: receivingAccountList,
  levels: levelList,
};
const OperatorFile = z.strictObject(fields).partial();

/** Of lists, the sentence describes the whole: what is wrong may be deep inside. */
const listRules: Readonly<Record<string, string>> = { office: officeRule, figures: figuresRule };

/** Of these, the sentence says where in them. */
const nestedFaults: Readonly<Record<string, (issue: z.core.$ZodIssue) => string>> = {
  receivingAccounts: accountFault,
  levels: levelFault,
};

interface ReadOperator {
  readonly operator: Operator;
  /** Undefined if the file doesn't say. */
  readonly accounts?: readonly ReceivingAccount[] | undefined;
  readonly levels?: Levels | undefined;
  /** One sentence for each; none repeats the path or a value. */
  readonly faults: readonly string[];
}

/** Keys that are left out keep the examples. */
export function readOperator(path: string | undefined): ReadOperator {
  if (path === undefined) return { operator: exampleOperator, faults: [] };
  const content = contentOf(path);
  if ("fault" in content) return { operator: exampleOperator, faults: [content.fault] };
  const result = OperatorFile.safeParse(content.json);
  if (!result.success) {
    const faults = new Set(result.error.issues.map(sentenceOf));
    return { operator: exampleOperator, faults: [...faults] };
  }
  const { receivingAccounts: accounts, levels, ...values } = result.data;
  return { operator: { ...exampleOperator, ...given(values) }, accounts, levels, faults: [] };
}

function contentOf(path: string): { readonly json: unknown } | { readonly fault: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { fault: unreadable("OPERATOR_FILE", error) };
  }
  try {
    return { json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { fault: "OPERATOR_FILE must be the path of a JSON file in UTF-8." };
  }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const key = String(issue.path[0] ?? "");
  if (key === "" && issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((name) => JSON.stringify(name.slice(0, 40))).join(", ");
    return `OPERATOR_FILE contains an unknown key: ${unknown}. The keys are ${Object.keys(fields).join(", ")}.`;
  }
  if (key === "") return "OPERATOR_FILE must contain one JSON object.";
  const fault = nestedFaults[key]?.(issue) ?? listRules[key] ?? issue.message;
  return `OPERATOR_FILE: "${key}" ${fault}.`;
}

/** Without keys whose value is undefined, which would hide the default. */
const given = (
  values: Omit<z.infer<typeof OperatorFile>, "receivingAccounts" | "levels">,
): Partial<Operator> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const isExampleHost = (hostname: string) =>
  /(?:^|\.)example(?:\.(?:com|net|org))?$/i.test(hostname);
const isExampleName = (text: string) => /^(?:\d+\s+)?example\b/i.test(text);
/** Numbers reserved for fiction in North America. */
const isExamplePhone = (text: string) => /^\+1\d{3}55501\d{2}$/.test(readPhoneNumber(text) ?? "");

/** Terms, emails and statements of a real portal name who answers for it. */
export function exampleOperatorFaults(operator: Operator): string[] {
  const examples = [
    ["company", isExampleName(operator.company)],
    ["office", operator.office.some(isExampleName)],
    ["supportEmail", isExampleHost(operator.supportEmail.split("@").at(-1) ?? "")],
    ["supportPhone", isExamplePhone(operator.supportPhone)],
  ] as const;
  const keys = examples.filter(([, isExample]) => isExample).map(([key]) => key);
  if (keys.length === 0) return [];
  const named = formatAll(keys, "en");
  return [
    `OPERATOR_FILE must be a JSON file with your own ${named}: the portal still has examples.`,
  ];
}

/** Money sent to an example account would be lost. */
export const exampleAccountFaults = (accounts: readonly ReceivingAccount[]): string[] =>
  accounts.some(isExampleAccount)
    ? [`OPERATOR_FILE: "receivingAccounts" has an example account: set your own.`]
    : [];
