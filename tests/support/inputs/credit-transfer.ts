// What of pain.001.001.09 our bank files use, as the implementation guidelines for SEPA credit transfers restrict it: which elements, in which order, with which contents.
import { money } from "~server/kernel/money";

type Rule = RegExp | readonly Part[];
/** Names of repeated elements end with "*". */
type Part = readonly [name: string, rule: Rule];

const text = (most: number) => new RegExp(`^[A-Za-z0-9/\\-?:().,'+ ]{1,${most}}$`);
const iban = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/;
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const count = /^[0-9]{1,15}$/;
const sum = /^\d{1,16}\.\d{2}$/;
const account: Rule = [["Id", [["IBAN", iban]]]];
const agent: Rule = [["FinInstnId", [["BICFI", bic]]]];
const party: Rule = [["Nm", text(70)]];

const transfer: Rule = [
  ["PmtId", [["EndToEndId", text(35)]]],
  ["Amt", [["InstdAmt", /^(?!0+\.00$)\d{1,9}\.\d{2}$/]]],
  ["CdtrAgt", agent],
  ["Cdtr", party],
  ["CdtrAcct", account],
  ["RmtInf", [["Ustrd", text(140)]]],
];

const document: Rule = [
  [
    "CstmrCdtTrfInitn",
    [
      [
        "GrpHdr",
        [
          ["MsgId", text(35)],
          ["CreDtTm", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
          ["NbOfTxs", count],
          ["CtrlSum", sum],
          ["InitgPty", party],
        ],
      ],
      [
        "PmtInf",
        [
          ["PmtInfId", text(35)],
          ["PmtMtd", /^TRF$/],
          ["NbOfTxs", count],
          ["CtrlSum", sum],
          ["PmtTpInf", [["SvcLvl", [["Cd", /^SEPA$/]]]]],
          ["ReqdExctnDt", [["Dt", /^\d{4}-\d\d-\d\d$/]]],
          ["Dbtr", party],
          ["DbtrAcct", account],
          ["DbtrAgt", agent],
          ["ChrgBr", /^SLEV$/],
          ["CdtTrfTxInf*", transfer],
        ],
      ],
    ],
  ],
];

interface Node {
  readonly name: string;
  readonly attributes: string;
  readonly children: Node[];
  text: string;
}

/** The elements of a document without comments, prefixes, or mixed contents. */
export function elementsIn(xml: string): Node {
  const root: Node = { name: "", attributes: "", children: [], text: "" };
  const open = [root];
  for (const [, close, name = "", attributes = "", between = ""] of xml
    .replace(/^<\?xml [^?]*\?>\s*/, "")
    .matchAll(/<(\/?)([A-Za-z]+)((?: [A-Za-z]+="[^"<>]*")*)>([^<>]*)/g)) {
    if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const node: Node = { name, attributes, children: [], text: between.trim() };
      open.at(-1)?.children.push(node);
      open.push(node);
    }
  }
  if (open.length !== 1) throw new Error(`${open.at(-1)?.name} is not closed`);
  return root;
}

/** Each fault with its place; none where the file is one that a bank takes. */
export function creditTransferFaults(xml: string): string[] {
  const [first, ...others] = elementsIn(xml).children;
  if (!first || others.length > 0) return ["not one document"];
  const isNamed =
    first.name === "Document" &&
    first.attributes === ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"';
  return [
    ...(isNamed ? [] : ["Document: name or namespace"]),
    ...faultsOf(first, document, ""),
    ...sumFaults(first),
  ];
}

/** What the file says twice has to agree, and each payment has a reference of its own. */
function sumFaults(document: Node): string[] {
  const within = (node: Node): Node[] => [node, ...node.children.flatMap(within)];
  const textsOf = (name: string) =>
    within(document)
      .filter((node) => node.name === name)
      .map((node) => node.text);
  const [references, amounts] = [textsOf("EndToEndId"), textsOf("InstdAmt")];
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace(/\D/g, "") || "0"), 0n);
  const sum = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
  return [
    ...(new Set(references).size === references.length ? [] : ["EndToEndId: twice"]),
    ...textsOf("NbOfTxs").filter((value) => value !== String(amounts.length)),
    ...textsOf("CtrlSum").filter((value) => value !== sum),
  ];
}

function faultsOf(node: Node, rule: Rule, above: string): string[] {
  const path = `${above}/${node.name}`;
  const isAmount = node.name === "InstdAmt";
  const attributes = node.name === "Document" ? [] : [node.attributes];
  const wrong = attributes.some((found) => found !== (isAmount ? ' Ccy="EUR"' : ""));
  const ofAttributes = wrong ? [`${path}: attributes${node.attributes}`] : [];
  if (rule instanceof RegExp) {
    const isGood = node.children.length === 0 && rule.test(node.text);
    return isGood ? ofAttributes : [...ofAttributes, `${path}: "${node.text}"`];
  }
  const left = [...node.children];
  const ofChildren = rule.flatMap(([part, inner]) => {
    const name = part.replace("*", "");
    const found = left.splice(0, countOf(left, name, part.endsWith("*")));
    if (found.length === 0) return [`${path}: no ${name}`];
    return found.flatMap((child) => faultsOf(child, inner, path));
  });
  return [...ofAttributes, ...ofChildren, ...left.map(({ name }) => `${path}: ${name} too many`)];
}

function countOf(nodes: readonly Node[], name: string, isRepeated: boolean): number {
  const other = nodes.findIndex((node) => node.name !== name);
  const most = other === -1 ? nodes.length : other;
  return isRepeated ? most : Math.min(most, 1);
}

const firstTransfer = {
  reference: "TX-7K2M9QWD4H",
  amount: money("EUR", 12_345),
  name: "Zoë Ångström & Søn <Ltd>",
  iban: "FR7630006000011234567890189",
  bic: "BNPAFRPP",
};

/** Two payments, with names that no bank takes as they are. */
export const bankFileParts = {
  reference: "PB-7K2M9QWD4H",
  createdAt: Date.parse("2026-11-23T10:00:00Z"),
  executionDay: "2026-11-23",
  payer: { name: "Meridian Markets Ltd", iban: "DE89370400440532013000", bic: "COBADEFFXXX" },
  transfers: [
    firstTransfer,
    { ...firstTransfer, reference: "TX-2", amount: money("EUR", 5) },
  ] as const,
};
