// The portals of one worker: the one that spec files share, and that of the file whose turn it is.
import type { Environment, Portal } from "./server";
import { startDemoSnapshot } from "./demo-snapshot";

export class RunningPortals {
  #shared?: Promise<Portal>;
  #own?: { readonly file: string; readonly portal: Promise<Portal> };

  shared(): Promise<Portal> {
    return (this.#shared ??= startDemoSnapshot());
  }

  async of(file: string, settings: Environment): Promise<Portal> {
    if (this.#own?.file !== file) {
      await (await this.#own?.portal)?.stop();
      this.#own = { file, portal: startDemoSnapshot(settings) };
    }
    return this.#own.portal;
  }

  async stop(): Promise<void> {
    for (const portal of [this.#own?.portal, this.#shared]) await (await portal)?.stop();
  }
}
