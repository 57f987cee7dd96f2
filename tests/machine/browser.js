// Which browser the tests run in: the machine's own, first without windows, which is cheaper, else Playwright's, else one from npm.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "playwright";
import { canRunThem, folderOf, install, isInstalled, wrap } from "./from-npm.js";

const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const folder = folderOf("browser");
const unpacked = join(folder, "node_modules/.unpacked");
const wrapper = join(unpacked, "run-chromium");
const archives = ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"];

/** @returns {string | undefined} the path of the browser, if there is one */
export function findBrowser() {
  const own = process.env.CHROMIUM_PATH || usualPlaces.find((path) => existsSync(path));
  if (own) return own;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return isInstalled(folder, wrapper) ? wrapper : undefined;
}

/**
 * Installs one from the npm registry, and throws where that is not possible.
 * @returns {string} its path
 */
export function installBrowser() {
  if (!canRunThem)
    throw new Error(`no browser in the npm registry runs on ${process.platform} ${process.arch}`);
  install(folder);
  mkdirSync(unpacked);
  unpack();
  const fonts = [join(unpacked, "fonts"), folderOf("../../node_modules/dejavu-fonts-ttf")];
  writeFileSync(join(unpacked, "fonts.conf"), fontSettings(fonts, join(unpacked, "font-cache")));
  wrap(
    wrapper,
    { LD_LIBRARY_PATH: join(unpacked, "al2023/lib"), FONTCONFIG_PATH: unpacked },
    join(unpacked, "chromium"),
  );
  return wrapper;
}

/** The package unpacks into the folder for temporary files, so it gets one of its own. */
function unpack() {
  const { status, stderr } = spawnSync(process.execPath, ["../unpack-chromium.js", ...archives], {
    cwd: folder,
    env: { ...process.env, TMPDIR: unpacked },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

/** @param {string[]} fonts @param {string} cache */
function fontSettings(fonts, cache) {
  const folders = fonts.map((path) => `<dir>${path}</dir>`).join("");
  return `<?xml version="1.0"?>\n<fontconfig>${folders}<cachedir>${cache}</cachedir></fontconfig>\n`;
}
