// One round: several runs with people of their own in one portal. A break is told as the shortest list of calls that shows it.
import fc from "fast-check";
import { TestPortal, type TestEngine } from "../support/portal/backend";
import { replayPath } from "./budget";
import { operatorFileWith } from "../support/portal/operator-file-with";
import { levelsInFile } from "./limits";
import { CommandRunner } from "./command-runner";
import { turns, type Turn } from "./turns";
import { sized } from "../support/sized";
import { openFigures, World } from "./world";

/** Shrinking ends after this time, and the shortest list so far is reported. */
const longestSearchMs = 120_000;
const settings: fc.Parameters<[readonly Turn[]]> = {
  numRuns: sized(1, 4),
  interruptAfterTimeLimit: longestSearchMs,
  endOnFailure: process.env.PROPERTY_NO_SHRINK === "1",
  ...(replayPath && { path: replayPath }),
};

/** Fees, limits low enough to be reached, and a wait for new destinations. */
const terms = {
  OPERATOR_FILE: operatorFileWith({ levels: levelsInFile() }),
  DESTINATION_WAIT_HOURS: "1",
};

/** Plays the round of this seed; the number of calls it made. Throws where an invariant broke. */
export async function runRound(engine: TestEngine, seed: number): Promise<number> {
  let calls = 0;
  let story: readonly string[] = [];
  let place = await openPlace(engine);
  let isSpoilt = false;
  const play = async (list: readonly Turn[]) => {
    if (isSpoilt) {
      await place.close();
      place = await openPlace(engine);
    }
    const player = new CommandRunner(await World.open(place.portal, place.figures));
    isSpoilt = true;
    try {
      await player.play(list);
      isSpoilt = false;
    } catch (error) {
      story = player.client.log;
      throw error;
    } finally {
      calls += player.client.calls;
    }
  };
  // At the end of its time the search leaves a run that is still going on.
  let last = Promise.resolve();
  const run = (list: readonly Turn[]) => (last = play(list));
  try {
    const result = await fc.check(fc.asyncProperty(turns, run), { ...settings, seed });
    if (!result.failed) return calls;
    const reason =
      result.errorInstance instanceof Error
        ? result.errorInstance.message
        : String(result.errorInstance);
    throw new Error(
      `${reason}\nOn ${engine}, after ${calls} calls; play it again with PROPERTY_SEED=${seed} PROPERTY_PATH=${result.counterexamplePath}\n${story.join("\n")}`,
    );
  } finally {
    await last.catch(() => undefined);
    await place.close();
  }
}

/** A portal and a second look at its database. What broke in one run would be found again in the next: after a break a fresh one is opened. */
async function openPlace(engine: TestEngine) {
  const portal = await TestPortal.open(engine, terms);
  const figures = openFigures(portal);
  const close = async () => {
    await figures.destroy();
    await portal.close();
  };
  return { portal, figures, close };
}
