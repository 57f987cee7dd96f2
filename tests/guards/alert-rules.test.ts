// The rules for Prometheus, evaluated by its own tool: each fires for what it is about and is silent while all is well.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../support/source/sources";

const file = join(root, "server/ops/alerts.yml");
const rules = readFileSync(file, "utf8");
const named = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;

/** Values a minute, as promtool writes them: `a+bxn` begins at a and grows by b for n minutes. */
type Series = Readonly<Record<string, string>>;

const host = 'instance="a",job="portal"';
const request = (name: string, more: string) =>
  `portal_http_request_duration_seconds_${name}{${host},kind="api",status="2xx"${more}}`;
const guesses = `portal_refused_calls_total{${host},code="wrong_credentials"}`;
const safeguards = `portal_safeguards_changed_timestamp_seconds{${host},setting="APPROVAL_THRESHOLDS"}`;
const beyondRole = `portal_refused_calls_total{${host},code="role_missing"}`;
const securityEvent = (event: string) => `portal_security_events{${host},event="${event}"}`;
const failures = `portal_service_failures_total{${host},service="mail",reason="unreachable ECONNREFUSED"}`;
const oldestLine = `portal_review_queue_oldest_timestamp_seconds{${host},queue="bank"}`;
const sealed = `portal_background_last_success_timestamp_seconds{${host},pass="seal-audit"}`;
const releaseOf = (version: string, database: string) =>
  `portal_release_info{${host},version="${version}",commit="",database="${database}",documents="s3"}`;
/** Stands for the last minute that is judged: promtool would read the minutes after it, too. */
const last = "END";

/** Everything is well all along; the clock of a rule test begins at 0. */
const well: Series = {
  [`up{${host}}`]: `1x${last}`,
  [`portal_service_up{${host},service="database"}`]: `1x${last}`,
  [`portal_service_up{${host},service="mail"}`]: `1x${last}`,
  [`portal_service_up{${host},service="writes"}`]: `1x${last}`,
  [`portal_accepts_changes{${host}}`]: `1x${last}`,
  [`portal_clock_ahead_seconds{${host}}`]: `-0.02x${last}`,
  [releaseOf("1.0.0", "postgres")]: `1x${last}`,
  [`portal_hosts{${host},release="1.0.0"}`]: `1x${last}`,
  [`probe_ssl_earliest_cert_expiry{instance="https://portal.example.org",job="portal-tls"}`]: `9000000x${last}`,
  [`portal_service_up{${host},service="disk"}`]: `1x${last}`,
  [`portal_disk_free_bytes{${host}}`]: `9000000000x${last}`,
  [`portal_disk_reserve_bytes{${host}}`]: `67108864x${last}`,
  [`portal_ledger_faults{${host}}`]: `0x${last}`,
  [`portal_ledger_verified_timestamp_seconds{${host}}`]: `0+60x${last}`,
  [`portal_payouts_stopped{${host}}`]: `0x${last}`,
  [oldestLine]: `0x${last}`,
  [`portal_backup_last_success_timestamp_seconds{${host}}`]: `0+60x${last}`,
  [safeguards]: `0x${last}`,
  [guesses]: `0+20x${last}`,
  [failures]: `2x${last}`,
  [beyondRole]: `0+0.2x${last}`,
  [securityEvent("owner_added")]: `0x${last}`,
  [securityEvent("whole_export")]: `0x${last}`,
  [securityEvent("staff_sign_in_refused")]: `10x${last}`,
  [securityEvent("account_closed")]: `5x${last}`,
  [sealed]: `0+60x${last}`,
  [`portal_mails{${host},state="failed"}`]: `3x${last}`,
  [`portal_mails{${host},state="waiting"}`]: `2x${last}`,
  [`portal_background_last_success_timestamp_seconds{${host},pass="erase-due"}`]: `0+60x${last}`,
  [request("count", "")]: `0+600x${last}`,
  [request("bucket", ',le="0.5"')]: `0+600x${last}`,
  [request("bucket", ',le="10"')]: `0+600x${last}`,
  [request("bucket", ',le="+Inf"')]: `0+600x${last}`,
  [`nodejs_eventloop_lag_p99_seconds{${host}}`]: `0.03x${last}`,
};

const nothing = (name: string) =>
  Object.fromEntries(
    Object.keys(well)
      .filter((series) => series.startsWith(name))
      .map((series) => [series, "_"]),
  );
const failing: Readonly<Record<string, Series>> = {
  PortalHostDown: { [`up{${host}}`]: `0x${last}` },
  PortalNotScraped: nothing("up"),
  PortalServiceDown: { [`portal_service_up{${host},service="database"}`]: `0x${last}` },
  PortalRefusesChanges: { [`portal_accepts_changes{${host}}`]: `0x${last}` },
  PortalClockOff: { [`portal_clock_ahead_seconds{${host}}`]: `-9x${last}` },
  PortalReleasesDiffer: { [releaseOf("1.1.0", "postgres")]: `1x${last}` },
  PortalStoresDiffer: { [releaseOf("1.0.0", "sqlite")]: `1x${last}` },
  PortalHostMissing: { [`portal_hosts{${host},release="1.0.0"}`]: `2x${last}` },
  PortalCertificateExpires: {
    [`probe_ssl_earliest_cert_expiry{instance="https://portal.example.org",job="portal-tls"}`]: `1000000x${last}`,
  },
  PortalCertificateUnwatched: nothing("probe_ssl"),
  PortalServiceDegraded: { [`portal_service_up{${host},service="mail"}`]: `0x${last}` },
  PortalServiceFails: { [failures]: `0+1x${last}` },
  PortalDiskBelowReserve: { [`portal_disk_free_bytes{${host}}`]: `67108863x${last}` },
  PortalDiskLow: { [`portal_disk_free_bytes{${host}}`]: `900000000x${last}` },
  PortalLedgerCheckFailed: { [`portal_ledger_faults{${host}}`]: `1x${last}` },
  PortalPayoutsStopped: { [`portal_payouts_stopped{${host}}`]: `1x${last}` },
  PortalBankLinesWait: { [oldestLine]: `-300000x${last}` },
  PortalLedgerNotVerified: { [`portal_ledger_verified_timestamp_seconds{${host}}`]: `60x${last}` },
  PortalLedgerNeverVerified: nothing("portal_ledger_verified"),
  PortalSafeguardsChanged: { [safeguards]: `0+60x${last}` },
  PortalBackupOld: { [`portal_backup_last_success_timestamp_seconds{${host}}`]: `60x${last}` },
  PortalBackupNever: nothing("portal_backup"),
  PortalPasswordGuessing: { [guesses]: `0+40x${last}` },
  PortalOwnerAdded: { [securityEvent("owner_added")]: `1x${last}` },
  PortalStaffSuspended: { [securityEvent("staff_suspended")]: `1x${last}` },
  PortalWholeListExported: { [securityEvent("whole_export")]: `1x${last}` },
  PortalStaffSignInsRefused: { [securityEvent("staff_sign_in_refused")]: `11x${last}` },
  PortalStaffCallsRefused: { [beyondRole]: `0+0.5x${last}` },
  PortalAccountsClosed: { [securityEvent("account_closed")]: `6x${last}` },
  PortalAuditNotSealed: { [sealed]: `60x${last}` },
  PortalMailsFail: { [`portal_mails{${host},state="failed"}`]: `0+1x${last}` },
  PortalMailsWait: { [`portal_mails{${host},state="waiting"}`]: `51x${last}` },
  PortalEraseOverdue: {
    [`portal_background_last_success_timestamp_seconds{${host},pass="erase-due"}`]: `60x${last}`,
  },
  PortalErrors: {
    [`portal_http_request_duration_seconds_count{${host},kind="api",status="5xx"}`]: `0+12x${last}`,
  },
  PortalSlow: { [request("bucket", ',le="0.5"')]: `0+500x${last}` },
  PortalEventLoopLate: { [`nodejs_eventloop_lag_p99_seconds{${host}}`]: `0.3x${last}` },
};

/** These wait for a day and a half, and are judged together; the others after two hours, each by itself. */
const slow = [
  ["PortalLedgerNotVerified", "PortalBackupOld", "PortalEraseOverdue"],
  ["PortalLedgerNeverVerified", "PortalBackupNever"],
];
const quick = named.filter((name) => !slow.flat().includes(name));
const silent = "none";
const groups = [
  groupOf([silent], 38),
  ...quick.map((name) => groupOf([name], 2)),
  ...slow.map((names) => groupOf(names, 38)),
];

/** What promtool judges at the end of these hours: it names each alert that fires, as none is expected. */
function groupOf(names: readonly string[], hours: 2 | 38) {
  const series: Series = Object.assign({}, well, ...names.map((name) => failing[name]));
  return {
    name: names.join(" "),
    interval: "1m",
    input_series: Object.entries(series).map(([one, values]) => ({
      series: one,
      values: values.replace(last, `${hours * 60}`),
    })),
    alert_rule_test: named.map((alertname) => ({
      eval_time: `${hours}h`,
      alertname,
      exp_alerts: [],
    })),
  };
}

/** Which alerts fire in which group, from one run of promtool: a run for each would read the rules as often. */
function firing(): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-rules-"));
  // JSON is YAML, too.
  const tests = { rule_files: [file], evaluation_interval: "5m", tests: groups };
  writeFileSync(join(folder, "tests.yml"), JSON.stringify(tests));
  const { status, stdout, stderr } = spawnSync(
    "promtool",
    ["test", "rules", join(folder, "tests.yml")],
    { encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  const fired = new Map(groups.map(({ name }) => [name, [] as string[]]));
  const lines = [...(stdout + stderr).matchAll(/name: ([\w ]+),\n\s+alertname: ?(\w+)/g)];
  if (status !== 0 && lines.length === 0) throw new Error(stdout + stderr);
  for (const [, group = "", alert = ""] of lines) fired.get(group)?.push(alert);
  return fired;
}

describe.skipIf(!hasPromtool)(
  `the rules for Prometheus${hasPromtool ? "" : " (skipped: promtool is not installed)"}`,
  () => {
    let fired: ReturnType<typeof firing>;
    beforeAll(() => {
      fired = firing();
    });

    test("are silent while nothing is wrong", () => {
      expect(fired.get(silent)).toEqual([]);
    });

    test.each(quick)("%s fires", (name) => {
      expect(fired.get(name)).toContain(name);
    });

    test.each(slow)("%s fires, with others as slow", (...names) => {
      expect(fired.get(names.join(" "))).toEqual(expect.arrayContaining(names));
    });
  },
);

test("each rule is tested, and has a severity", () => {
  expect(Object.keys(failing).sort()).toEqual(named.toSorted());
  const severities = [...rules.matchAll(/labels: \{ severity: (?:critical|warning) \}/g)];
  expect(severities.length).toBe(named.length);
});

test("each rule has a runbook, and no runbook is without its rule", () => {
  const runbooks = readFileSync(join(root, "server/ops/runbooks.md"), "utf8");
  const sections = runbooks.split(/^### /m).slice(1);
  expect(sections.map((section) => section.split("\n")[0]).sort()).toEqual(named.toSorted());
  expect(sections.filter((section) => section.trim().split("\n").length < 2)).toEqual([]);
});
