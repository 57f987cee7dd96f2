// Plisio as its documentation describes it, on a port of its own: what it knows, and how it misbehaves, is up to the test.
import { createServer, type ServerResponse } from "node:http";
import { plisioGateway } from "~server/adapters/crypto-gateway/plisio";
import type { CryptoGateway } from "~server/features/crypto-payments/port";
import { atomsOf, coinDecimalOf } from "~server/kernel/coin-amount";
import {
  coinsOfStub,
  invoiceAnswer,
  operationAnswer,
  signed,
  type StubInvoice,
} from "./plisio-answers";
import { freePort } from "../portal/server";

/** What the payer, or Plisio itself, does to an invoice. */
export type StubMove =
  | "show_payment"
  | "confirm_payment"
  | "pay_in_full"
  | "pay_half"
  | "pay_too_much"
  | "expire"
  | "fail";
type Misbehaviour = (response: ServerResponse) => void;

export const stubKey = "stub-key-0123456789";

export class PlisioStub {
  readonly invoices = new Map<string, StubInvoice>();
  /** The paths that were asked for, without what stood in the query. */
  readonly asked: string[] = [];
  readonly queries: URLSearchParams[] = [];
  isWhiteLabel = true;
  misbehaviour: Misbehaviour | null = null;
  /** Runs while the caller waits for its answer. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();
  private readonly server = createServer(
    (request, response) => void this.answer(new URL(request.url ?? "", "http://stub"), response),
  );

  private constructor(
    readonly baseUrl: string,
    readonly now: () => number,
  ) {}

  static async open(now: () => number): Promise<PlisioStub> {
    const port = await freePort();
    const stub = new PlisioStub(`http://127.0.0.1:${port}/api/v1`, now);
    await new Promise<void>((resolve) => stub.server.listen(port, "127.0.0.1", resolve));
    return stub;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  play(orderNumber: string, move: StubMove): void {
    const invoice = this.ofOrder(orderNumber);
    const asked = atomsOf(invoice.amount);
    const isLate = invoice.status === "expired" || this.now() >= invoice.expiresAt;
    const received = coinDecimalOf(
      move === "pay_half" ? asked / 2n : move === "pay_too_much" ? asked + asked / 2n : asked,
    );
    const moves: Record<StubMove, Partial<StubInvoice>> = {
      show_payment: { status: "pending", received },
      confirm_payment: { status: "pending internal", received },
      pay_in_full: { status: isLate ? "expired" : "completed", received, finishedAt: this.now() },
      pay_half: { status: "pending", received },
      pay_too_much: { status: isLate ? "expired" : "mismatch", received, finishedAt: this.now() },
      expire: { status: "expired" },
      fail: { status: "error" },
    };
    Object.assign(invoice, moves[move]);
  }

  /** The notice that Plisio would send now, signed. */
  noticeOf(orderNumber: string, key = stubKey): Record<string, unknown> {
    const { txnId, status, amount } = this.ofOrder(orderNumber);
    return signed(
      {
        txn_id: txnId,
        ipn_type: "invoice",
        merchant: "portal",
        order_number: orderNumber,
        status,
        amount,
        confirmations: "2",
      },
      key,
    );
  }

  private ofOrder(orderNumber: string): StubInvoice {
    const invoice = this.invoices.get(orderNumber);
    if (!invoice) throw new Error(`no invoice for ${orderNumber}`);
    return invoice;
  }

  private async answer(url: URL, response: ServerResponse): Promise<void> {
    const path = url.pathname.replace("/api/v1/", "");
    this.asked.push(path);
    this.queries.push(url.searchParams);
    await this.meanwhile().catch(() => (this.misbehaviour = (failed) => void failed.destroy()));
    if (this.misbehaviour) return this.misbehaviour(response);
    const { status, body } = this.answerTo(path, url.searchParams);
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  }

  private answerTo(path: string, query: URLSearchParams): { status: number; body: unknown } {
    if (path.startsWith("currencies/"))
      return { status: 200, body: { status: "success", data: coinsOfStub } };
    if (query.get("api_key") !== stubKey) return failure(401, "Unauthorized", "Wrong api_key", 401);
    if (path === "invoices/new") return this.makeInvoice(query);
    const invoice = [...this.invoices.values()].find(({ txnId }) => path === `operations/${txnId}`);
    if (!invoice) return failure(404, "Not Found", "Operation not found", 404);
    const isOver = invoice.status === "new" && this.now() >= invoice.expiresAt;
    return {
      status: 200,
      body: operationAnswer(
        isOver ? { ...invoice, status: "expired" } : invoice,
        this.isWhiteLabel,
      ),
    };
  }

  private makeInvoice(query: URLSearchParams): { status: number; body: unknown } {
    const order = query.get("order_number") ?? "";
    const coin = coinsOfStub.find(({ cid }) => cid === query.get("currency"));
    if (!coin)
      return failure(
        422,
        "Unprocessable entity",
        JSON.stringify({ currency: `No ${query.get("currency")} for ${order}` }),
        105,
      );
    const kept = this.invoices.get(order);
    if (kept && query.get("return_existing") !== "1")
      return failure(422, "Unprocessable entity", JSON.stringify({ order_number: "taken" }), 108);
    const amount = coinDecimalOf(
      (atomsOf(query.get("source_amount") ?? "0") * atomsOf(coin.rate_usd)) / 10n ** 18n,
    );
    const expiresAt = this.now() + Number(query.get("expire_min")) * 60_000;
    const invoice = kept ?? {
      txnId: `txn${this.invoices.size + 1}`,
      orderNumber: order,
      amount,
      expiresAt,
      status: "new",
      received: "0",
      finishedAt: null,
    };
    this.invoices.set(order, invoice);
    return { status: 200, body: invoiceAnswer(invoice, this.isWhiteLabel) };
  }
}

/** The real client, pointed at the stub. */
export function plisioAt(
  { baseUrl, now }: PlisioStub,
  { apiKey = stubKey, timeLimitMs = 5_000 } = {},
): CryptoGateway {
  return plisioGateway({
    apiKey,
    baseUrl,
    callbackUrl: "https://portal.example/api/payments/crypto/callback?json=true",
    timeLimitMs,
    now,
  });
}

function failure(status: number, name: string, message: string, code: number) {
  return { status, body: { status: "error", data: { name, message, code } } };
}
