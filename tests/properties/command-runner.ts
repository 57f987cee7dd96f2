// Plays a list of turns through the API and holds every answer against the model.
import { simulatedInvoicesIn } from "~server/features/crypto-payments/simulated-invoice-store";
import type { Answer } from "../support/api/caller";
import { expectedOf, modelsAfter, waitingIn } from "./at-once";
import { checkAll, checkWallet } from "./checks";
import { assertInvariant, assertSame } from "./invariants";
import { simulatePayer } from "~server/adapters/crypto-gateway/simulated";
import { refreshGateway, pay, type GatewayMove } from "./commands/coins";
import { settleSuspensions } from "~server/features/second-approval/suspend-staff";
import { edgesIn } from "./limits";
import { checkAccepted } from "./limit-checks";
import { checkRemoval } from "./payee-checks";
import { lapse } from "./staff-access";
import { suspensionsIn } from "~server/features/second-approval/store";
import { initialModel, userAt, type Model, type Payment, type Suspension } from "./model";
import { modelAfter, isLockedOut, pick, type Command, type Step } from "./step";
import { refreshBeforeDecision } from "~server/features/crypto-payments/refresh-payment";
import type { Turn, WaitForLimit } from "./turns";
import { orderIn, RecordingClient, type SentCall } from "./recording-client";
import type { World } from "./world";

const sweepEvery = 10;
/** Requests are read again for each answer: what became of one, and what the people in it are called by then. */
function withoutRequest(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  return "requestedBy" in body && "state" in body
    ? body.state
    : { ...body, fullnameRequest: undefined };
}

export class CommandRunner {
  readonly client: RecordingClient;
  private model: Model = initialModel;
  private turnsPlayed = 0;

  constructor(private readonly world: World) {
    this.client = new RecordingClient(world);
  }

  async play(turns: readonly Turn[]): Promise<void> {
    for (const turn of turns) {
      await this.turn(turn);
      this.turnsPlayed += 1;
      if (this.turnsPlayed % sweepEvery === 0) await checkAll(this.world, this.model);
    }
    await checkAll(this.world, this.model);
  }

  private turn(turn: Turn): Promise<void> {
    const serial = String(this.turnsPlayed + 1);
    if (turn.turn === "pay in coins")
      return this.payInCoins(pick(this.model.payments, turn.which), turn.move);
    if (turn.turn === "a suspension lapses")
      return this.lapse(pick(this.model.suspensions, turn.which));
    if (turn.turn === "wait for a limit") return this.waitForLimit(turn);
    if (turn.turn === "rates move") return this.moveRates(turn.permille);
    if (turn.turn === "one") return this.one(turn.command.stepIn(this.model, serial), turn.isKeyed);
    if (turn.turn === "two at once") return this.twoAtOnce(turn.commands, serial);
    if (turn.turn === "one key twice at once")
      return this.oneKeyTwice(turn.command.stepIn(this.model, serial));
    return turn.turn === "wait"
      ? this.wait(turn.minutes)
      : this.again(pick(this.client.sentCalls, turn.which), turn.isChanged);
  }

  private async one(step: Step | null, isKeyed = false): Promise<void> {
    if (!step) return;
    const key = isKeyed ? this.client.keyFor(step) : undefined;
    await this.hearBefore(step);
    const next = modelAfter(this.model, step);
    const answer = await this.client.send(step, key);
    this.judge(step, answer, next);
    await this.accept(next ?? this.model, [step]);
  }

  /** Either order will do, so long as what both were told and what came of it belong to the same one. */
  private async twoAtOnce(commands: readonly [Command, Command], serial: string): Promise<void> {
    const [a, b] = [
      commands[0].stepIn(this.model, `${serial}a`),
      commands[1].stepIn(this.model, `${serial}b`),
    ];
    if (!a || !b || a.isAlone || b.isAlone) return this.one(a ?? b);
    await this.hearBefore(a);
    await this.hearBefore(b);
    this.client.log.push("  at once:");
    const answers = await Promise.all([
      this.client.send(a, undefined),
      this.client.send(b, undefined),
    ]);
    const calls = [
      { step: a, answer: answers[0] },
      { step: b, answer: answers[1] },
    ] as const;
    const [first, ...others] = modelsAfter(this.model, ...calls);
    assertInvariant(
      "foreseen",
      first !== undefined,
      () =>
        `Both were told ${JSON.stringify(answers.map(({ status }) => status < 400))}; in order it would be ${expectedOf(this.model, ...calls)}`,
    );
    if (first)
      await (others.length === 0 ? this.accept(first, [a, b]) : this.sweepAny(first, others));
  }

  private async sweepAny(model: Model, others: readonly Model[]): Promise<void> {
    const [next, ...rest] = others;
    if (!next) return this.sweep(model);
    await this.sweep(model).catch(() => this.sweepAny(next, rest));
  }

  private async oneKeyTwice(step: Step | null): Promise<void> {
    if (!step || step.opensSession) return this.one(step);
    const key = this.client.keyFor(step);
    await this.hearBefore(step);
    const next = modelAfter(this.model, step);
    this.client.log.push("  twice at once, with one key:");
    const send = () => this.client.send(step, key);
    // A file that is still read is an import of its own to a second one, and what is done in several steps is halfway.
    const [first, second] =
      step.makesFile || step.isAlone
        ? [await send(), await send()]
        : await Promise.all([send(), send()]);
    this.judge(step, first, next);
    if (next)
      assertSame(
        "replay",
        step.text,
        [second.status, withoutRequest(second.body)],
        [first.status, withoutRequest(first.body)],
      );
    await this.accept(next ?? this.model, [step]);
  }

  private async again(first: SentCall | undefined, isChanged: boolean): Promise<void> {
    if (!first || (isChanged && !first.sent.otherBody)) return;
    await this.hearBefore(first);
    const { status, code, body } = await this.client.again(first, isChanged);
    if (isLockedOut(this.model, first.by)) assertSame("lockedOut", "a key used again", status, 401);
    else if (isChanged || first.isForgotten)
      assertSame(
        "replay",
        "a key used again with other input or for what is gone",
        code,
        "key_reused",
      );
    else if (first.sent.path === "/payments/crypto/create")
      assertSame("replay", "a payment asked for again", orderIn(body), orderIn(first.answer.body));
    else
      assertSame(
        "replay",
        "a key used again",
        [status, withoutRequest(body)],
        [first.answer.status, withoutRequest(first.answer.body)],
      );
    await checkWallet(this.world, this.model, first.by);
  }

  /** The portal hears of it when someone looks; an outsider's look tells no one anything. */
  private async payInCoins(payment: Payment | undefined, move: GatewayMove): Promise<void> {
    if (!payment) return;
    const { portal } = this.world;
    const orderNumber = this.world.idOf(`order ${payment.serial}`);
    await simulatePayer(simulatedInvoicesIn(portal.context.storage.db), {
      orderNumber,
      action: move,
      now: portal.context.now(),
    });
    const model = structuredClone(this.model);
    pay(model, payment.serial, move);
    this.model = model;
    await this.wait(1);
    const stranger = await this.world.read(
      (payment.owner + 1) % 3,
      `/payments/crypto/${orderNumber}`,
    );
    assertInvariant(
      "private",
      stranger.status === 404 || stranger.status === 401,
      () => `a stranger looks at ${orderNumber} and gets ${stranger.status}`,
    );
    const { status } = await this.world.read(3, `/payments/crypto/${orderNumber}`);
    this.client.calls += 1;
    this.client.log.push(`  ${payment.serial}: the payer's move is ${move} → ${status}`);
    // Of a payment that is completed, a look tells nothing new.
    await this.hear(payment.serial);
    await checkWallet(this.world, this.model, payment.owner);
  }

  /** An administrator's decision to credit is about what the gateway says then, whether or not it is accepted. */
  private async hearBefore({ by, credits }: Pick<Step, "by" | "credits">): Promise<void> {
    if (credits !== undefined && userAt(this.model, by).isAdmin) await this.hear(credits);
  }

  private async hear(serial: string): Promise<void> {
    await refreshBeforeDecision(this.world.portal.context, this.world.idOf(serial));
    const model = structuredClone(this.model);
    refreshGateway(model, serial);
    this.model = model;
  }

  private async moveRates(permille: number): Promise<void> {
    const rates = Object.fromEntries(
      Object.entries(initialModel.rates).map(([pair, rate]) => [
        pair,
        Math.floor((rate * permille) / 1_000),
      ]),
    );
    this.world.setRates(rates);
    this.model = { ...this.model, rates };
    this.client.log.push(`  rates are now ${permille / 1_000} of what they were at first`);
  }

  private async wait(minutes: number): Promise<void> {
    const before = this.model.clock;
    await this.world.wait(minutes);
    this.model = { ...this.model, clock: before + minutes };
    this.client.log.push(`  ${minutes} minutes go by`);
    for (const { serial, expiresAt } of this.model.payments)
      if (expiresAt > before && expiresAt <= this.model.clock) await this.hear(serial);
  }

  /** Whether days or hours: by then the day of each suspension is over. */
  private async waitForLimit({ which, off }: WaitForLimit): Promise<void> {
    const edge = pick(edgesIn(this.model), which);
    const minutes = (edge ?? 0) + off - this.model.clock;
    if (minutes <= 0) return;
    for (const suspension of this.model.suspensions) await this.lapse(suspension);
    await this.wait(minutes);
    await checkAll(this.world, this.model);
  }

  /** As if its day were over: everything else would be a day older, too. */
  private async lapse(suspension: Suspension | undefined): Promise<void> {
    if (!suspension) return;
    const { context } = this.world.portal;
    const id = this.world.idOf(suspension.serial);
    await suspensionsIn(context.storage.db).startClock(id, context.now());
    await settleSuspensions(context);
    const model = structuredClone(this.model);
    lapse(model, suspension.serial);
    this.model = model;
    this.client.log.push(`  the day of suspension ${suspension.serial} is over`);
    await checkWallet(this.world, model, suspension.whom);
  }

  private judge(step: Step, answer: Answer, next: Model | null): void {
    const isAllowed = next !== null;
    if (isLockedOut(this.model, step.by) && !step.opensSession)
      return assertSame("lockedOut", step.text, answer.status, 401);
    assertInvariant(
      "foreseen",
      answer.status < 400 === isAllowed,
      () =>
        `${step.text}: answered ${answer.status} ${answer.code}, should be ${isAllowed ? "accepted" : "refused"}`,
    );
    const needsApproval = next !== null && waitingIn(next) > waitingIn(this.model);
    assertSame(
      "foreseen",
      `${step.text}: a second administrator is needed`,
      answer.status === 202,
      needsApproval,
    );
  }

  private async accept(model: Model, steps: readonly Step[]): Promise<void> {
    const before = this.model;
    this.model = model;
    checkRemoval(before, model, steps);
    await checkAccepted(this.world, before, model);
    const touched = new Set(
      steps.flatMap(({ by, touches }) => (touches === undefined ? [by] : [by, touches])),
    );
    for (const index of touched) await checkWallet(this.world, model, index);
  }

  private async sweep(model: Model): Promise<void> {
    await checkAll(this.world, model);
    this.model = model;
  }
}
