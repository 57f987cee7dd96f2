// Fills an empty store with the demonstration's people and their stories.
import { seedIfEmpty } from "../seed";
import type { Command } from "./command";

export const seed: Command = {
  name: "seed",
  summary: "fills an empty store with the demonstration (part of npm run demo)",
  options: [],
  async run({ openBackend }) {
    const backend = await openBackend();
    return (await seedIfEmpty(backend)) ? "The demonstration's people are in place." : "";
  },
};
