// Queues database transactions that are likely to wait for the same lock: only a few at a time take a connection.
// However many callers wait for one locked row, the pool's other connections stay free.
const mostAtOnce = 3;
const longestQueue = 200;

/** The queue of this lock is too long, or has not moved for too long. */
export class LockNotAvailable extends Error {
  override name = "LockNotAvailable";
  /** PostgreSQL's code for a lock that wasn't granted in time. */
  readonly code = "55P03";
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: () => void;
}

interface Queue {
  inside: number;
  readonly waiting: Waiting[];
  timer: NodeJS.Timeout | undefined;
}

export class LockQueues {
  private readonly queues = new Map<string, Queue>();
  /** `stuckAfterMs`: how long a queue may be stuck before those in it are refused. */
  constructor(private readonly stuckAfterMs: number) {}

  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const queue = this.queues.get(key) ?? { inside: 0, waiting: [], timer: undefined };
    this.queues.set(key, queue);
    await this.enter(queue);
    try {
      const value = await work();
      this.moved(queue);
      return value;
    } catch (error) {
      // If the engine refused the work, it may have been because of the lock; if it ended otherwise, it had the lock or needed none.
      if (!(error instanceof Error && "code" in error)) this.moved(queue);
      throw error;
    } finally {
      this.leave(key, queue);
    }
  }

  private enter(queue: Queue): Promise<void> | void {
    if (queue.inside < mostAtOnce) return void (queue.inside += 1);
    if (queue.waiting.length === longestQueue)
      throw new LockNotAvailable("too many wait for this lock");
    return new Promise((enter, reject) => {
      queue.waiting.push({
        enter,
        refuse: () => reject(new LockNotAvailable("the queue of this lock does not move")),
      });
      queue.timer ??= this.timerOf(queue);
    });
  }

  private leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) return next.enter();
    queue.inside -= 1;
    clearTimeout(queue.timer);
    queue.timer = undefined;
    if (queue.inside === 0) this.queues.delete(key);
  }

  private moved(queue: Queue): void {
    queue.timer?.refresh();
  }

  private timerOf(queue: Queue): NodeJS.Timeout {
    return setTimeout(() => {
      queue.timer = undefined;
      for (const { refuse } of queue.waiting.splice(0)) refuse();
    }, this.stuckAfterMs);
  }
}
