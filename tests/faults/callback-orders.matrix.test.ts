// Webhooks, polls and background work in any order, number and delay: the payment ends as the set
// of updates demands, credited once or not at all.
import fc from "fast-check";
import { expect, test } from "vitest";
import { cryptoPaymentsIn } from "~server/features/crypto-payments/store";
import { createApi } from "~server/backend";
import { applyDue } from "~server/features/crypto-payments/apply-delivery";
import { refreshPayment } from "~server/features/crypto-payments/refresh-payment";
import { atomsOf, coinDecimalOf } from "~server/kernel/coin-amount";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { contextWith, payByCrypto, withGateway } from "../support/stubs/crypto-gateway";
import type { Customer } from "../support/people/people";
import { signed } from "../support/stubs/plisio-answers";
import { sized } from "../support/sized";
import { storedRows } from "../support/database/stored-text";
import { outcomeOf, plans, scriptOf, type Plan } from "./callback-plans";
import { signingKey, ScriptedGateway } from "./scripted-gateway";

const runs = sized({ SQLite: 40, PostgreSQL: 15 }, { SQLite: 10_000, PostgreSQL: 2_000 });
const ordersOfOnePerson = 20;

class Orders {
  private readonly gateway = new ScriptedGateway();
  private readonly context: ReturnType<typeof contextWith>;
  private readonly api: ReturnType<typeof createApi>;
  private customer: Customer | undefined;
  private played = 0;
  readonly sent = new Set<string>();
  forged = 0;

  constructor(private readonly portal: TestPortal) {
    this.context = contextWith(portal, this.gateway.replacement);
    this.api = createApi(this.context);
  }

  async play(plan: Plan): Promise<void> {
    const customer = await this.somebody();
    const {
      cryptoOrderNumber: order,
      cryptoAmount = "0",
      cryptoExpiresAt,
    } = await payByCrypto(customer);
    const asked = { expected: atomsOf(cryptoAmount), expiresAt: Date.parse(cryptoExpiresAt) };
    const before = await customer.wallet();
    this.gateway.begin(scriptOf(plan, asked));
    const running: Promise<unknown>[] = [];
    let notices = 0;
    const acts: Record<Plan["steps"][number], () => void> = {
      notice: () => running.push(this.notify(order, (notices += 1))),
      redelivery: () => running.push(this.notify(order, Math.max(1, notices))),
      poll: () => running.push(this.poll(order)),
      background: () => running.push(applyDue(this.context).catch(() => undefined)),
      forged: () => running.push(this.notify(order, (this.forged += 1), "another key")),
      release: () => this.gateway.release(1),
    };
    for (const step of plan.steps) {
      acts[step]();
      this.portal.advance({ minutes: 0.3 });
    }
    while (!this.gateway.isExhausted)
      await this.settle([...running.splice(0), this.notify(order, (notices += 1))]);
    await this.settle(running);
    await this.applyRest();
    await this.expectOutcome(plan, {
      order,
      asked,
      customer,
      availableBefore: before.availableBalance,
    });
  }

  private async somebody(): Promise<Customer> {
    if (!this.customer || this.played % ordersOfOnePerson === 0)
      this.customer = withGateway(this.context, await this.portal.register());
    this.played += 1;
    return this.customer;
  }

  private async notify(order: string, number: number, key = signingKey): Promise<void> {
    if (key === signingKey) this.sent.add(`${order} ${number}`);
    const body = JSON.stringify(signed({ order_number: order, status: "completed", number }, key));
    const { status } = await this.api.fetch(
      new Request("http://localhost/api/payments/crypto/callback?json=true", {
        method: "POST",
        body,
      }),
    );
    expect(status).toBe(key === signingKey ? 200 : 401);
  }

  private async poll(order: string): Promise<void> {
    const payment = await cryptoPaymentsIn(this.context.storage.db).byOrderNumber(order);
    if (payment) await refreshPayment(this.context, payment).catch(() => undefined);
  }

  /** Waits for the answers to the calls, and for what they have left to be done. */
  private async settle(running: readonly Promise<unknown>[]): Promise<void> {
    await this.gateway.released(Promise.all(running));
    await this.gateway.released(this.context.settled());
  }

  private async applyRest(): Promise<void> {
    for (let left = 1; left > 0;) {
      this.portal.advance({ minutes: 1 });
      left = await applyDue(this.context).catch(() => 1);
    }
  }

  private async expectOutcome(
    plan: Plan,
    {
      order,
      asked,
      customer,
      availableBefore,
    }: {
      order: string;
      asked: { expected: bigint; expiresAt: number };
      customer: Customer;
      availableBefore: number;
    },
  ): Promise<void> {
    const { status, received, isPosted } = outcomeOf(plan, asked);
    const payment = await cryptoPaymentsIn(this.context.storage.db).byOrderNumber(order);
    expect(payment).toMatchObject({ status, received: coinDecimalOf(received) });
    expect((await customer.wallet()).availableBalance - availableBefore).toBe(isPosted ? 65 : 0);
  }
}

describeEitherEngine("the order of a gateway's webhooks", (portal) => {
  test(
    "makes no difference, and nothing is posted twice",
    { timeout: sized(120_000, 3_600_000) },
    async () => {
      const orders = new Orders(portal());
      await fc.assert(
        fc.asyncProperty(plans, (plan) => orders.play(plan)),
        { numRuns: runs[portal().engine], endOnFailure: true },
      );
      expect(await portal().ledgerFaults()).toEqual([]);
      const deliveries = (await storedRows(portal())).get("gateway_deliveries") ?? [];
      console.info(
        `${runs[portal().engine]} random orders on ${portal().engine}: ${deliveries.length} notices noted, ${orders.forged} forged ones left no row, 0 bookings twice`,
      );
      expect(deliveries.length).toBe(orders.sent.size);
      expect(deliveries.filter(({ applied_at: at }) => at === null)).toEqual([]);
    },
  );
});
