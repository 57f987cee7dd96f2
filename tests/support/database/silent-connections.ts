// Databases whose connections can be silenced without being closed.
import { canCutCables, NetworkNamespace } from "../network/network-namespace";
import { freshDatabase, postgresAddress } from "./postgres";
import { canRunPostgres, PostgresCluster } from "./postgres-cluster";
import { sized } from "../sized";
import { SwallowingProxy } from "../network/swallowing-proxy";

/** A database whose connection goes silent and comes back. */
export interface SilenceableConnection {
  /** By which the portal comes to it. */
  readonly address: string;
  /** Asks for its open transactions, past the silent line or when it is back. */
  readonly direct: string;
  silence(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Bytes are swallowed on the way. */
async function proxied(): Promise<SilenceableConnection> {
  const { address, drop } = await freshDatabase();
  const proxy = await SwallowingProxy.open(address);
  return {
    address: proxy.address,
    direct: address,
    silence: () => proxy.swallow(),
    restore: () => proxy.restore(),
    close: () => drop().finally(() => proxy.close()),
  };
}

/** Packets are lost between two networks. */
async function cabled(): Promise<SilenceableConnection> {
  const network = new NetworkNamespace();
  const cluster = await PostgresCluster.create(["fsync=off", "max_connections=60"], network);
  const { address } = cluster;
  return {
    address,
    direct: address,
    silence: () => network.cut(),
    restore: () => network.restore(),
    close: () => cluster.close().finally(() => network.close()),
  };
}

const hasCables = canCutCables && canRunPostgres;
/** The ways in which this machine can make one fall silent. */
export const silentConnections = [
  ...(postgresAddress ? [["its bytes are swallowed", proxied] as const] : []),
  // The kernel drops them; the proxy shows the same in the short form.
  ...(sized(false, hasCables) ? [["the network drops its packets", cabled] as const] : []),
];
