import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Reads one line from standard input, hidden on a terminal. */
export async function readSecret(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return firstLine(createInterface({ input: stdin }));
  stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  const secret = await firstLine(lines);
  stdout.write("\n");
  return secret;
}

async function firstLine(lines: AsyncIterable<string> & { close(): void }): Promise<string> {
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return "";
}
