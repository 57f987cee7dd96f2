// Progress of a long command, on standard error: one rewritten line on a terminal, otherwise a line per stage and one every ten seconds.
const every = { terminalMs: 100, elsewhereMs: 10_000 };

export type Progress = {
  /** A short description of the current step. */
  stage(description: string): void;
  /** How far the stage has come. */
  count(done: number): void;
};

type Out = Pick<NodeJS.WriteStream, "isTTY" | "write">;

export function progressOn(out: Out, now: () => number = Date.now): Progress & { end(): void } {
  let stage = "";
  let printedAt = 0;
  const print = (text: string) => {
    printedAt = now();
    out.write(out.isTTY ? `\r\x1b[2K${text}` : `${text}\n`);
  };
  return {
    stage(description) {
      stage = description.charAt(0).toUpperCase() + description.slice(1);
      print(`${stage}...`);
    },
    count(done) {
      if (now() - printedAt >= (out.isTTY ? every.terminalMs : every.elsewhereMs))
        print(`${stage}... ${done.toLocaleString("en")}`);
    },
    end() {
      if (out.isTTY && stage !== "") out.write("\r\x1b[2K");
    },
  };
}
