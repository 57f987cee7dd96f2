// What PostgreSQL is sent in one moment goes out in one piece: the system call for each statement costs more than the rest of sending it.
import { Socket } from "node:net";

/** The driver corks the connection for every statement that binds values. */
export class GatheringSocket extends Socket {
  private isGathering = false;

  override cork(): void {
    if (!this.isGathering) {
      this.isGathering = true;
      super.cork();
      process.nextTick(() => {
        this.isGathering = false;
        this.uncork();
      });
    }
    super.cork();
  }
}
