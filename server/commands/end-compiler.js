// Imported before `remix build`: stops the compiler's service with it, which otherwise sometimes exits with an error.
import { subscribe } from "node:diagnostics_channel";

subscribe("child_process", (message) => {
  const { process: child } = /** @type {{ process: import("node:child_process").ChildProcess }} */ (
    message
  );
  process.once("exit", () => child.kill("SIGKILL"));
});
