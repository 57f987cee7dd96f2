// What PostgreSQL is sent in one moment goes out in one piece: the system call for each statement costs more than the rest of sending it.
import { Socket } from "node:net";

/** The driver corks the connection for every statement that binds values. */
export class WriteCoalescingSocket extends Socket {
  private isCoalescing = false;

  override cork(): void {
    if (!this.isCoalescing) {
      this.isCoalescing = true;
      super.cork();
      process.nextTick(() => {
        this.isCoalescing = false;
        this.uncork();
      });
    }
    super.cork();
  }
}
