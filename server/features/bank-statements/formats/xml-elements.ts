// XML as a stream of small elements, within bounds. No document type, and so no entities, is read.
import { SaxesParser } from "saxes";
import { statementLimits } from "../statement-rules";
import { breather, piecesOf } from "./breather";
import { decoded, decodedByMark, markedEncoding } from "./text-encodings";
import { quoted, stop } from "./unreadable";

export interface XmlElement {
  /** Without its prefix; empty in another namespace than the document's. */
  readonly name: string;
  readonly currency: string | null;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

export interface XmlReader {
  /** The namespace whose elements are read; the first element decides. */
  readonly namespaceOf: (name: string, uri: string) => string;
  readonly opened: (path: readonly string[]) => void;
  /** Whether the element becomes a child of its parent. If not, it is forgotten. */
  readonly closed: (path: readonly string[], element: XmlElement) => boolean;
  /** The entry that is being read. */
  readonly place: () => number | null;
}

export async function readXml(bytes: Uint8Array, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const open: OpenElement[] = [];
  let elements = 0;
  let namespace: string | undefined;
  const addText = (text: string) => {
    const element = open.at(-1);
    // Between elements there are line breaks and indents, as many as there are elements.
    if (!element || /^\s*$/.test(text)) return;
    if (element.text.length + text.length > statementLimits.textLength)
      stop("text_too_long", reader.place(), { maximum: String(statementLimits.textLength) });
    element.text += text;
  };
  parser.on("error", () => stop("malformed_xml", reader.place(), { line: String(parser.line) }));
  parser.on("doctype", () => stop("doctype", null));
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ local, uri, attributes }) => {
    elements += 1;
    const { elements: most, depth } = statementLimits;
    if (elements > most) stop("too_many_elements", reader.place(), { maximum: String(most) });
    if (path.length >= depth) stop("too_deep", reader.place(), { maximum: String(depth) });
    namespace ??= reader.namespaceOf(local, uri);
    const name = uri === namespace ? local : "";
    path.push(name);
    open.push({ name, currency: attributes.Ccy?.value ?? null, children: [], text: "" });
    reader.opened(path);
  });
  parser.on("closetag", () => {
    const element = open.pop();
    if (element && reader.closed(path, element)) open.at(-1)?.children.push(element);
    path.pop();
  });
  const breath = breather();
  for (const piece of piecesOf(textOf(bytes))) {
    parser.write(piece);
    await breath();
  }
  parser.close();
}

const declaration = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"'>]{1,40})["']/;

/** By its byte order mark, or else by its declaration. */
function textOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 300)).toString("latin1").replace(/^ï»¿/, "");
  const encoding = declaration.exec(start)?.[1] ?? "UTF-8";
  const mark = markedEncoding(bytes);
  if (mark === "UTF-16") return stop("unsupported_encoding", null, { encoding: mark });
  if (mark === null) return decoded(bytes, quoted(encoding));
  return /^utf-?8$/i.test(encoding)
    ? (decodedByMark(bytes) ?? "")
    : stop("wrong_encoding", null, { encoding: quoted(encoding) });
}

/** The first element at a path of names below an element. */
export function elementAt(from: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  const [name, ...below] = path;
  if (name === undefined) return from;
  for (const child of from.children) {
    const found = child.name === name ? elementAt(child, ...below) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The text of the first element at a path, without spaces around it; null if it is empty or missing. */
export const textAt = (from: XmlElement, ...path: readonly string[]): string | null =>
  elementAt(from, ...path)?.text.trim() || null;

export const childrenOf = (from: XmlElement, name: string): readonly XmlElement[] =>
  from.children.filter((child) => child.name === name);
