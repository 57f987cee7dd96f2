// What the tests need next to Node: found on this machine, else taken from the npm registry, else a sentence says so.
import { findBrowser, installBrowser } from "./browser.js";
import { memoryFolder } from "./memory-folder.js";
import { findPrograms, findUser, installPrograms, startServer } from "./postgres.js";

/**
 * @typedef {object} Machine
 * @property {Record<string, string>} env for the stages
 * @property {string[]} remarks for the end of the run
 * @property {() => void} stop
 */

/** @param {{ needsBrowser: boolean, needsPostgres: boolean }} needs @returns {Promise<Machine>} */
export async function prepareMachine({ needsBrowser, needsPostgres }) {
  if (needsBrowser) prepareBrowser();
  const memory = process.env.TMPDIR ? undefined : memoryFolder();
  if (memory) process.env.TMPDIR = memory.folder;
  const nothing = { env: {}, remarks: [], stop: () => undefined };
  const postgres =
    needsPostgres && !process.env.TEST_DATABASE_URL ? await preparePostgres() : nothing;
  const stop = () => {
    postgres.stop();
    memory?.remove();
  };
  return { ...postgres, stop };
}

function prepareBrowser() {
  if (findBrowser() !== undefined) return;
  try {
    console.info("No browser was found: one is installed from the npm registry.");
    installBrowser();
  } catch (error) {
    throw new Error(
      `No browser was found, and none could be installed (${reasonOf(error)}). Install Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.`,
    );
  }
}

/** @returns {Promise<Machine>} */
async function preparePostgres() {
  try {
    const user = findUser();
    if (user === null)
      throw new Error("root needs the user postgres of a PostgreSQL package to run it");
    const { address, stop } = await startServer(findPrograms() ?? installedPrograms(), user);
    return { env: { TEST_DATABASE_URL: address }, remarks: [], stop };
  } catch (error) {
    const remark = `What needs PostgreSQL was skipped: ${reasonOf(error)}. Install PostgreSQL, or set TEST_DATABASE_URL.`;
    return { env: {}, remarks: [remark], stop: () => undefined };
  }
}

function installedPrograms() {
  console.info("No PostgreSQL was found: one is installed from the npm registry.");
  return installPrograms();
}

/** @param {unknown} error */
const reasonOf = (error) =>
  (error instanceof Error ? error.message : String(error)).trim().split("\n")[0] ?? "";
