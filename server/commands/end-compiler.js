// Imported before `remix build`: ends the compiler's service with it. Left to notice the end by itself, it now and then takes its leave with a page of alarm.
import { subscribe } from "node:diagnostics_channel";

subscribe("child_process", (message) => {
  const { process: child } = /** @type {{ process: import("node:child_process").ChildProcess }} */ (
    message
  );
  process.once("exit", () => child.kill("SIGKILL"));
});
