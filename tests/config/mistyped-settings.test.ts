// Names that are almost those of settings.
import { describe, expect, test } from "vitest";
import { faultsOf } from "../support/portal/config-faults";

describe("a name that resembles a setting's", () => {
  test.each([
    ["WITHDRAWAL_DAILY_MAXIMUM", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["WITHDRAWALS_DAILY_MAX", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["withdrawals_daily_maximun", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["ADJUSTMENT_APPROVAL", "ADJUSTMENT_APPROVALS"],
    ["TRUSTED_PROXY", "TRUST_PROXY"],
    ["TRUST_PROXIES", "TRUST_PROXY"],
    ["ADMIN_SECOND_FACTORS", "ADMIN_SECOND_FACTOR"],
    ["PUBLIC_URI", "PUBLIC_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATADIR", "DATA_DIR"],
    ["MAIL_FORM", "MAIL_FROM"],
    ["CORS_ORIGIN", "CORS_ORIGINS"],
    ["PLISIO_KEY", "PLISIO_API_KEY"],
    ["REQUIRES_KYC", "REQUIRE_KYC"],
    ["REQUIRE_KYC_FOR", "REQUIRE_KYC"],
    ["METRIC_TOKEN", "METRICS_TOKEN"],
    ["WITHDRAW_DAILY_MAXIMUM", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["MOVEMENTS_PER_10_MINUTES", "MOVEMENTS_PER_TEN_MINUTES"],
    ["REQUEST_PER_SECOND", "REQUESTS_PER_SECOND"],
    ["DESTINATION_WAIT", "DESTINATION_WAIT_HOURS"],
    ["APPROVAL_THRESHOLDS_USD", "APPROVAL_THRESHOLDS"],
    ["RETENTION_YEAR", "RETENTION_YEARS"],
    ["PAYER_ACCOUNT_IBAN", "PAYER_IBAN"],
    ["DRAIN_SECS", "DRAIN_SECONDS"],
  ])("%s is refused with %s", (name, right) => {
    expect(faultsOf({ [name]: "1" })).toEqual([
      `Unknown setting ${name}. Did you mean ${right}? Correct the name or remove it.`,
    ]);
    expect(faultsOf({ [name]: " " })).toEqual([]);
  });

  test("isn't one that shells, desktops, container engines, databases or test runs use", () => {
    const others = [
      "HOME",
      "PATH",
      "USER",
      "SHELL",
      "TERM",
      "LANG",
      "PWD",
      "MAIL",
      "HOSTNAME",
      "HOSTTYPE",
      "NODE_ENV",
      "NODE_OPTIONS",
      "NODE_VERSION",
      "SESSION_MANAGER",
      "XDG_SESSION_ID",
      "XDG_DATA_DIRS",
      "DBUS_SESSION_BUS_ADDRESS",
      "INVOCATION_ID",
      "JOURNAL_STREAM",
      "STATE_DIRECTORY",
      "NOTIFY_SOCKET",
      "HTTP_PROXY",
      "HTTPS_PROXY",
      "NO_PROXY",
      "SMTP_HOST",
      "VAULT_ADDR",
      "VAULT_TOKEN",
      "PGUSER",
      "PGPORT",
      "POSTGRES_PASSWORD",
      "TEST_DATABASE_URL",
      "DATABASE_HOST",
      "AWS_REGION",
      "AWS_ACCESS_KEY_ID",
      "CI",
      "CHROMIUM_PATH",
      "KUBERNETES_SERVICE_HOST",
      "KUBERNETES_PORT",
      "PORTAL_PORT",
      "PUBLIC_DIR",
      "npm_config_cache",
      "npm_package_name",
      "API_URL",
      "CARD_READER",
      "HOSTS",
      "POST",
      "SOAK_MINUTES",
      "NODE_TLS_REJECT_UNAUTHORIZED",
    ];
    expect(faultsOf(Object.fromEntries(others.map((name) => [name, "1"])))).toEqual([]);
  });
});
