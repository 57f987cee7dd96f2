// Production with simulated services, for tests of what it does otherwise than a demo.
import { fileURLToPath } from "node:url";

/** Names and addresses that could be real: production refuses the examples. */
export const operatorFile = fileURLToPath(new URL("operator.json", import.meta.url));

export const production = {
  MODE: "production",
  PUBLIC_URL: "https://portal.test/",
  SESSION_SECRET: "kD83jf0aLq7Zp2mXv5bN9cR1tY6wE4uH",
  VAULT_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7)).toString("base64"),
  TRUST_PROXY: "on",
  OPERATOR_FILE: operatorFile,
  APPROVAL_THRESHOLDS: "none",
  REQUIRE_KYC: "none",
  SMTP_URL: "smtps://mail.test",
  MAIL_FROM: "Portal <desk@portal.test>",
  ADMIN_SECOND_FACTOR: "optional",
  CARD_DEPOSITS: "on",
  MOVEMENTS_PER_TEN_MINUTES: "30",
  ALLOW_SIMULATED: "prices,ticker,crypto,rates",
};
