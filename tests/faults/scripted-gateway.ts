// A gateway that answers by a script: which report comes next, which one is kept waiting, and where it fails.
import { parseWebhook } from "~server/adapters/crypto-gateway/plisio-webhook";
import type { CryptoGateway } from "~server/features/crypto-payments/port";
import type { PaymentReport } from "~server/features/crypto-payments/rules";

/** `null` where the gateway fails. */
export interface ScriptedAnswer {
  readonly report: PaymentReport | null;
  readonly isHeld: boolean;
}

export const signingKey = "callback-orders";

export class ScriptedGateway {
  private script: ScriptedAnswer[] = [];
  private held: (() => void)[] = [];
  /** What was answered so far. */
  answered: PaymentReport[] = [];

  /** What replaces the simulated one. */
  readonly replacement: Partial<CryptoGateway> = {
    isSimulated: false,
    parseWebhook: (notice) => parseWebhook(notice, signingKey),
    readInvoice: () => this.answer(),
  };

  begin(script: readonly ScriptedAnswer[]): void {
    this.script = [...script];
    this.held = [];
    this.answered = [];
  }

  get isExhausted(): boolean {
    return this.script.length === 0;
  }

  /** Lets go of the answers that waited longest. */
  release(count = this.held.length): void {
    for (const letGo of this.held.splice(0, count)) letGo();
  }

  /** Waits for work, and lets go of every answer that it waits for. */
  async released(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const done = work.finally(() => (isDone = true));
    while (!isDone) {
      this.release();
      await Promise.race([done, new Promise((resolve) => setImmediate(resolve))]);
    }
    await done;
  }

  private async answer(): Promise<PaymentReport> {
    const { report, isHeld } = this.script.shift() ?? {
      report: this.answered.at(-1) ?? null,
      isHeld: false,
    };
    if (isHeld) await new Promise<void>((resolve) => this.held.push(resolve));
    if (!report) throw new Error("the gateway is away");
    this.answered.push(report);
    return report;
  }
}
