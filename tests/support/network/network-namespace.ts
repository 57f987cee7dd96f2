// A network of its own behind one virtual cable, which may be cut: packets then vanish without a word to either side. Only root can.
import { execFileSync, spawnSync } from "node:child_process";

const ip = (...args: string[]) => execFileSync("ip", args, { stdio: "pipe" });
const [hostAddress, peerAddress] = ["10.213.77.1", "10.213.77.2"];
const [hostHardware, peerHardware] = ["02:00:00:d5:4d:01", "02:00:00:d5:4d:02"];
const inside = "cable";

export const canCutCables =
  process.getuid?.() === 0 &&
  spawnSync("ip", ["netns", "list"]).status === 0 &&
  spawnSync("setpriv", ["--version"]).status === 0;

export class NetworkNamespace {
  readonly address = peerAddress;
  private readonly name = `portal-${process.pid}`;
  private readonly outside = `pt${process.pid}`;

  constructor() {
    ip("netns", "add", this.name);
    ip(
      "link",
      "add",
      this.outside,
      "address",
      hostHardware,
      "type",
      "veth",
      "peer",
      "name",
      inside,
      "address",
      peerHardware,
      "netns",
      this.name,
    );
    ip("address", "add", `${hostAddress}/30`, "dev", this.outside);
    this.ipInside("address", "add", `${peerAddress}/30`, "dev", inside);
    ip("link", "set", this.outside, "up");
    this.restore();
    // Known permanently, so that a host that is not there is silent and not unreachable.
    ip(
      "neighbor",
      "replace",
      peerAddress,
      "lladdr",
      peerHardware,
      "dev",
      this.outside,
      "nud",
      "permanent",
    );
  }

  /** Runs a program inside, as this user. */
  launcher({ uid, gid }: { uid?: number; gid?: number }): string[] {
    return [
      "ip",
      "netns",
      "exec",
      this.name,
      "setpriv",
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
    ];
  }

  cut(): void {
    this.ipInside("link", "set", inside, "down");
  }

  restore(): void {
    this.ipInside("link", "set", inside, "up");
    this.ipInside(
      "neighbor",
      "replace",
      hostAddress,
      "lladdr",
      hostHardware,
      "dev",
      inside,
      "nud",
      "permanent",
    );
  }

  close(): void {
    ip("link", "delete", this.outside);
    ip("netns", "delete", this.name);
  }

  private ipInside(...args: string[]): void {
    ip("-n", this.name, ...args);
  }
}
