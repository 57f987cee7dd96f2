// What the console says once the port is open.
import type { AddressInfo } from "node:net";
import type { Config } from "../config";

export function greeting(config: Config, address: AddressInfo | string | null): string {
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host;
  const lines = [`The portal listens on http://${host.includes(":") ? `[${host}]` : host}:${port}`];
  if (config.mode === "demo") {
    lines.push(
      "This is a demonstration: people, prices and payments are not real.",
      "Sign in as admin@example.com (at /admin/login); the password of everyone is: demonstration",
    );
  } else if (config.simulated.size > 0) {
    lines.push(`Simulated by the operator's choice: ${[...config.simulated].join(", ")}.`);
  }
  if (config.mode === "production" && config.cardDeposits) {
    lines.push("Card deposits are on: card numbers pass through this server, which puts you under PCI DSS.");
  }
  return lines.join("\n");
}
