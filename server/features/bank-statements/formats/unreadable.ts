// A fault ends the reading of a file, wherever in a parser it is found.
import type { FaultValues, StatementFault, StatementFaultCode } from "../statement-rules";

/** Thrown within the parsers only: `parseStatement` returns its fault. */
export class UnreadableStatement extends Error {
  constructor(readonly fault: StatementFault) {
    super(fault.code);
  }
}

/** Ends the reading of a file. */
export function stop<const Code extends StatementFaultCode>(
  code: Code,
  place: number | null,
  ...[values]: FaultValues<Code>
): never {
  throw new UnreadableStatement(values === undefined ? { code, place } : { code, place, values });
}

/** How much of a file's text a sentence about it repeats. */
const quotedLength = 40;

export const quoted = (text: string): string => {
  const seen = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  return seen.length > quotedLength ? `${seen.slice(0, quotedLength)}…` : seen;
};
