// The line between player and portal: sends steps, writes down what happened, and remembers what was sent under which key.
import { randomUUID } from "node:crypto";
import type { Answer } from "../support/api/caller";
import type { Sent, Step } from "./step";
import type { World } from "./world";

export interface SentCall {
  readonly by: number;
  readonly credits?: string | undefined;
  readonly key: string;
  readonly sent: Sent;
  readonly answer: Answer;
  /** What it told of is gone: the key stays taken and tells nothing. */
  isForgotten: boolean;
}

export class RecordingClient {
  /** A line a call, for the report. */
  readonly log: string[] = [];
  readonly sentCalls: SentCall[] = [];
  calls = 0;

  constructor(private readonly world: World) {}

  /** A new key, for a step that takes one. */
  keyFor(step: Step): string | undefined {
    return step.opensSession || step.takesNoKey ? undefined : randomUUID();
  }

  async send(step: Step, key: string | undefined): Promise<Answer> {
    const sent = step.send(this.world.idOf);
    const line = this.log.push(`  ${step.makes ? `${step.makes}: ` : ""}${step.text}`) - 1;
    const answer = await this.world.send(step.by, sent, key);
    this.calls += 1;
    this.log[line] += ` → ${answer.status} ${answer.code}`;
    if (answer.status >= 400) return answer;
    await this.recordResult(step, answer);
    if (step.onBank) await this.world.settleBank();
    if (step.changesPayees) {
      await this.world.learnPayees(step.by);
      return answer;
    }
    const isNew = !this.sentCalls.some((one) => one.key === key && one.by === step.by);
    if (key && isNew && !(sent.body instanceof FormData))
      this.sentCalls.push({
        by: step.by,
        credits: step.credits,
        key,
        sent,
        answer,
        isForgotten: false,
      });
    return answer;
  }

  async again({ by, sent, key }: SentCall, isChanged: boolean): Promise<Answer> {
    const answer = await this.world.send(
      by,
      { ...sent, body: isChanged ? sent.otherBody : sent.body },
      key,
    );
    this.calls += 1;
    await this.world.settleBank();
    this.log.push(
      `  again with ${isChanged ? "other input" : "the same input"}: ${sent.path} → ${answer.status} ${answer.code}`,
    );
    return answer;
  }

  private async recordResult(
    { by, makes, makesFile, suspends, forgets, opensSession }: Step,
    answer: Answer,
  ): Promise<void> {
    if (opensSession) this.world.signIn(by, answer);
    if (makes)
      this.world.ids.set(makes, madeIn(answer.body)).set(`order ${makes}`, orderIn(answer.body));
    if (makes) await this.world.learnReference(makes);
    if (makes && makesFile) this.world.addFile(makes);
    const suspension = suspends === undefined ? "" : await this.world.suspensionOf(suspends);
    if (makes && suspension) this.world.ids.set(makes, suspension);
    if (!forgets) return;
    const gone = `"${this.world.idOf(forgets)}"`;
    for (const one of this.sentCalls)
      one.isForgotten ||= JSON.stringify(one.answer.body).includes(gone);
  }
}

/** The id of the transaction, draft or request that an answer tells of. */
function madeIn(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  if ("fullnameRequest" in body) return madeIn(body.fullnameRequest);
  if ("approvalRequest" in body) return madeIn(body.approvalRequest);
  if ("transaction" in body) return madeIn(body.transaction);
  return "id" in body ? String(body.id) : "";
}

export const orderIn = (body: unknown) =>
  typeof body === "object" && body !== null && "cryptoOrderNumber" in body
    ? String(body.cryptoOrderNumber)
    : "";
