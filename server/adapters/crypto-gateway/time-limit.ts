import type { CryptoGateway } from "./port";

/** A gateway that hangs keeps nobody waiting longer than this. */
export function timeLimited(gateway: CryptoGateway, limitMs: number): CryptoGateway {
  return {
    ...gateway,
    coins: (fiat) => within(limitMs, gateway.coins(fiat)),
    createInvoice: (order) => within(limitMs, gateway.createInvoice(order)),
    readInvoice: (invoice) => within(limitMs, gateway.readInvoice(invoice)),
  };
}

function within<Value>(limitMs: number, answer: Promise<Value>): Promise<Value> {
  const isOver = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${limitMs} ms`));
    AbortSignal.timeout(limitMs).addEventListener("abort", late, { once: true });
  });
  return Promise.race([answer, isOver]);
}
