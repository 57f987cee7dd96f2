// The fields of MT940 messages, with or without the envelope of SWIFT.
import { statementLimits } from "../statement-rules";
import { stop } from "./unreadable";

/** A field, or a message's start or end. */
export interface Mt940Field {
  readonly tag: string;
  /** Without line breaks. */
  readonly texts: string[];
  /** The line of the file. */
  readonly place: number;
}

const tagged = /^:(\d\d[A-Z]?|NS):(.*)$/s;

export function* fieldsIn(text: string): Generator<Mt940Field> {
  let field: Mt940Field | null = null;
  let length = 0;
  let place = 0;
  for (const line of linesIn(text)) {
    place += 1;
    const { content, isBoundary } = withoutEnvelope(line);
    if (isBoundary) {
      if (field) yield field;
      field = null;
      yield { tag: "boundary", texts: [], place };
    }
    const [, tag, first = ""] = tagged.exec(content) ?? [];
    if (tag !== undefined) {
      if (field) yield field;
      field = { tag, texts: [first], place };
      length = first.length;
    } else if (field && content.trim() !== "") {
      field.texts.push(content);
      length += content.length;
    }
    if (length > statementLimits.textLength)
      stop("text_too_long", place, { maximum: String(statementLimits.textLength) });
  }
  if (field) yield field;
}

function* linesIn(text: string): Generator<string> {
  const breaks = /\r\n|\r|\n/g;
  let start = 0;
  while (breaks.exec(text)) {
    const end = breaks.lastIndex;
    yield text.slice(start, end).replace(/[\r\n]+$/, "");
    start = end;
  }
  yield text.slice(start);
}

/** A message stands within {4: and -}; some banks write only a hyphen at its end. */
function withoutEnvelope(line: string): { content: string; isBoundary: boolean } {
  const isEnd = line.startsWith("-}") || /^-\s*$/.test(line);
  if (!isEnd && !/^\s*\{[1-5]:/.test(line)) return { content: line, isBoundary: false };
  const block = line.indexOf("{4:");
  return { content: block < 0 ? "" : line.slice(block + 3), isBoundary: true };
}
