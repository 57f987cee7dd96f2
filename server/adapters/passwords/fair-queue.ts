// A fair queue: of those waiting, the network that was served least recently is next.
import type { Requester } from "../../features/users/password-port";

interface Bounds {
  /** The number of concurrent tasks. */
  readonly concurrency: number;
  /** The longest queue for one network, and for all. */
  readonly perNetwork: number;
  readonly waiting: number;
}

interface Waiting {
  readonly requester: Requester;
  readonly start: () => void;
  readonly refuse: (error: Overrun) => void;
}

/** The queue is full: nothing was done, and a later attempt may find room. */
class Overrun extends Error {
  override name = "Overrun";
  readonly code = "OVERRUN";
  constructor() {
    super("too many are waiting already");
  }
}

const servedForgottenMs = 60_000;

/** `now` is a monotonic clock in milliseconds. */
export function fairQueue(
  { concurrency, perNetwork, waiting: waitingMost }: Bounds,
  now: () => number = () => performance.now(),
) {
  // In order of arrival.
  const waiting: Waiting[] = [];
  const served = recentlyServed(now);
  let free = concurrency;

  const waitingOf = (network: string) =>
    waiting.filter(({ requester }) => requester.network === network).length;

  /** Below 0 if the first is served before the second. */
  const compare = (one: Requester, other: Requester) =>
    Number(other.isKnown) - Number(one.isKnown) ||
    served.by(one.network) - served.by(other.network);

  const next = () => {
    const [best] = waiting.toSorted((one, other) => compare(one.requester, other.requester));
    if (best) waiting.splice(waiting.indexOf(best), 1);
    return best;
  };

  /** Drops the last waiting task of the network with the largest share, if the newcomer's share would still be smaller. */
  const makeRoomFor = (newcomer: Requester): boolean => {
    const share = ({ network }: Requester) => served.by(network) + waitingOf(network);
    const greediest = waiting
      .toReversed()
      .toSorted(
        (one, other) =>
          Number(one.requester.isKnown) - Number(other.requester.isKnown) ||
          share(other.requester) - share(one.requester),
      )[0];
    if (!greediest) return false;
    const { requester } = greediest;
    const isLess =
      newcomer.isKnown === requester.isKnown
        ? share(newcomer) + 1 < share(requester)
        : newcomer.isKnown;
    if (!isLess) return false;
    waiting.splice(waiting.indexOf(greediest), 1);
    greediest.refuse(new Overrun());
    return true;
  };

  const enter = async (requester: Requester): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waitingOf(requester.network) >= perNetwork) throw new Overrun();
    if (waiting.length >= waitingMost && !makeRoomFor(requester)) throw new Overrun();
    await new Promise<void>((start, refuse) => waiting.push({ requester, start, refuse }));
  };

  return async <Value>(work: () => Promise<Value>, requester: Requester): Promise<Value> => {
    await enter(requester);
    served.add(requester.network);
    try {
      return await work();
    } finally {
      const following = next();
      if (following) following.start();
      else free += 1;
    }
  };
}

function recentlyServed(now: () => number) {
  const counts = new Map<string, number>();
  let since = now();
  const forget = () => {
    if (now() - since < servedForgottenMs) return;
    counts.clear();
    since = now();
  };
  return {
    by: (network: string) => counts.get(network) ?? 0,
    add: (network: string) => {
      forget();
      counts.set(network, (counts.get(network) ?? 0) + 1);
    },
  };
}
