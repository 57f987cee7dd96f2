// A poor home for a portal: nothing can be written but its data folder, no rights of root, so much memory and no more.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const nobody = 65_534;
const groups = "/sys/fs/cgroup/memory";

/** Undefined where it can be had here, else why not. */
export function confinementSkipReason(): string | undefined {
  if (process.getuid?.() !== 0) return "only root can shut a program in";
  const missing = ["unshare", "setpriv"].find(
    (program) => spawnSync(program, ["--version"]).error !== undefined,
  );
  if (missing) return `${missing} is not installed`;
  return spawnSync("unshare", ["-m", "true"]).status === 0
    ? undefined
    : "this machine lets nobody have mounts of their own";
}

export interface Confinement {
  /** The beginning of a command line. */
  readonly via: readonly string[];
  /** The most that was resident at once, in bytes. */
  peakBytes(): number;
  /** Whether the system would have ended it at the limit; false where only its size can be looked at. */
  readonly isLimited: boolean;
  end(): void;
}

export function confine(node: string, dataDir: string, megabytes: number): Confinement {
  spawnSync("chown", ["-R", `${nobody}:${nobody}`, dataDir]);
  chmodSync(dataDir, 0o700);
  const group = join(groups, `portal-${process.pid}-${megabytes}`);
  const isLimited = existsSync(join(groups, "memory.limit_in_bytes"));
  if (isLimited) {
    mkdirSync(group, { recursive: true });
    writeFileSync(join(group, "memory.limit_in_bytes"), String(megabytes * 1024 * 1024));
  }
  const pidFile = join(dataDir, "pid");
  const steps = [
    'echo $$ > "$DATA_DIR/pid"',
    ...(isLimited ? [`echo $$ > ${group}/cgroup.procs`] : []),
    "mount --make-rprivate /",
    'mount --bind "$DATA_DIR" "$DATA_DIR"',
    "mount -o remount,bind,ro /",
    // Nothing else that is mounted may be written either.
    'for at in $(awk \'$2 != "/" && $4 ~ /^rw/ { print $2 }\' /proc/self/mounts); do [ "$at" = "$DATA_DIR" ] || mount -o remount,bind,ro "$at" 2>/dev/null || true; done',
    `exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups --no-new-privs "$0" "$@"`,
  ];
  return {
    via: ["unshare", "-m", "sh", "-ec", steps.join("\n"), node, "--max-old-space-size=384"],
    isLimited,
    peakBytes() {
      const status = readFileSync(`/proc/${readFileSync(pidFile, "utf8").trim()}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Infinity) * 1024;
    },
    end() {
      if (isLimited) rmdirSync(group);
    },
  };
}
