// Drawing a long statement takes seconds of computing: another process does it, so that requests are answered meanwhile.
// It reads the same build file, in which this module then answers messages with what a page has given it to draw.
import { constants, getPriority, setPriority } from "node:os";
import { jobProcess } from "~server/kernel/job-process";
import { setOperator } from "~server/kernel/operator";
import { setLanguages } from "~server/locales/languages";

type Bytes = Uint8Array<ArrayBuffer>;

declare global {
  var portalDrawsPdfs: boolean | undefined;
}

interface Job<Input> {
  /** What is drawn. */
  readonly name: string;
  readonly input: Input;
  readonly given: ReturnType<typeof givenToProcess>;
}

type Outcome = { readonly bytes: Bytes } | { readonly error: unknown };

const request = jobProcess({
  code: `globalThis.portalDrawsPdfs = true;\nimport(${JSON.stringify(import.meta.url)});`,
  heapLimitMb: 320,
});

/**
 * `draw` as done by the other process, to which its input is copied. Called once for each name, when the build file is
 * read: in that process this makes it answer. Rejects if drawing fails, or the process ends before it is done.
 */
export function inPdfProcess<Input>(
  name: string,
  draw: (input: Input) => Promise<Bytes>,
): (input: Input) => Promise<Bytes> {
  if (globalThis.portalDrawsPdfs) answerJobs(name, draw);
  return async (input) => {
    const outcome = (await request({ name, input, given: givenToProcess() })) as Outcome;
    if ("error" in outcome) throw outcome.error;
    return outcome.bytes;
  };
}

/** What this process has set at its start; the other one has none of it. */
const givenToProcess = () => ({
  operator: globalThis.portalOperator,
  languages: globalThis.portalLanguages,
});

function takeGiven({ operator, languages }: ReturnType<typeof givenToProcess>): void {
  if (operator) setOperator(operator);
  if (languages) setLanguages(languages);
}

function answerJobs<Input>(name: string, draw: (input: Input) => Promise<Bytes>): void {
  process.on("message", (job: Job<Input>) => {
    if (job.name !== name) return;
    // Only now: reading the build file at a lower priority takes long on a busy machine.
    lowerPriority();
    void answer(draw, job);
  });
}

/** A portal that was started with a lower priority may not raise it. */
function lowerPriority(): void {
  const lower = constants.priority.PRIORITY_BELOW_NORMAL;
  if (getPriority() < lower) setPriority(lower);
}

async function answer<Input>(
  draw: (input: Input) => Promise<Bytes>,
  { input, given }: Job<Input>,
): Promise<void> {
  takeGiven(given);
  process.send?.(
    await draw(input).then(
      (bytes): Outcome => ({ bytes }),
      (error: unknown): Outcome => ({ error }),
    ),
  );
}
