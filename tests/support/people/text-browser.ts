// w3m at a terminal of its own, worked by its keys as a person does: search for words, fill what stands after them, press.
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const drawsWithinMs = 20_000;
const redraw = "\f";
const toTheTop = "g";

export const isInstalled = [
  ["w3m", "-version"],
  ["script", "--version"],
].every(([program = "", option = ""]) => spawnSync(program, [option]).error === undefined);

/** Now and then w3m crashes while the name of a file is typed ("free(): invalid pointer"). No fault of a page fails so. */
export const ifCrashed = { retry: { count: 2, condition: /w3m ended by itself/ } };

export class TextBrowser {
  private drawn = "";
  private constructor(
    private readonly terminal: ChildProcessWithoutNullStreams,
    private readonly home: string,
  ) {
    terminal.stdout.on("data", (chunk: Buffer) => (this.drawn += chunk.toString()));
  }

  static async open(address: string): Promise<TextBrowser> {
    const home = mkdtempSync(join(tmpdir(), "portal-w3m-"));
    const env = {
      NODE_ENV: "test" as const,
      PATH: process.env.PATH,
      HOME: home,
      TERM: "xterm",
      LANG: "C.UTF-8",
    };
    const browser = new TextBrowser(
      spawn(
        "script",
        [
          "-qfec",
          `stty cols 120 rows 400; exec w3m -cookie -o confirm_qq=0 ${address}`,
          "/dev/null",
        ],
        { env },
      ),
      home,
    );
    await browser.shows(/\S/);
    return browser;
  }

  /** Types into the field that follows these words. */
  fill(text: string, value: string): void {
    this.type(`/${literal(text)}\r\t\r${value}\r`);
  }

  /** The next button or link below the cursor that bears these words. */
  press(text: string): void {
    this.type(`/${literal(text)}\r\r`);
  }

  /** The first on the page. */
  follow(text: string): void {
    this.type(toTheTop);
    this.press(text);
  }

  /** The words of the page, once this is among them. */
  async see(wanted: RegExp): Promise<string> {
    // The first drawing may still show what was there before; the line at the foot comes last.
    const whole = new RegExp(`${wanted.source}.* Viewing <`, wanted.flags);
    for (let drawings = 0; drawings < 2; drawings += 1) {
      this.drawn = "";
      this.type(redraw);
      await this.shows(whole);
    }
    return this.words;
  }

  close(): void {
    this.terminal.kill();
    rmSync(this.home, { recursive: true, force: true });
  }

  private type(keys: string): void {
    this.terminal.stdin.write(keys);
  }

  private shows(wanted: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!wanted.test(this.words)) return;
        stop();
        resolve(this.words);
      };
      const late = setTimeout(() => {
        stop();
        reject(new Error(`${String(wanted)} is not on the page: ${this.words}`));
      }, drawsWithinMs);
      const crashed = () => {
        stop();
        reject(new Error(`w3m ended by itself: ${this.words}`));
      };
      const stop = () => {
        clearTimeout(late);
        this.terminal.stdout.off("data", look).off("end", crashed);
      };
      this.terminal.stdout.on("data", look).once("end", crashed);
      if (this.terminal.stdout.readableEnded) crashed();
      else look();
    });
  }

  /** What was drawn, without the terminal's commands. */
  private get words(): string {
    const commands =
      // eslint-disable-next-line no-control-regex -- a terminal is told what to do by control characters
      /\u001B(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>78M])|[\u0000\u000E\u000F]/g;
    return this.drawn.replace(commands, " ").replace(/\s+/g, " ");
  }
}

function literal(text: string): string {
  return text.replace(/[[\]().*+?^$\\]/g, (sign) => `\\${sign}`);
}
