// What a browser or program is called, by what it calls itself.
import { expect, test } from "vitest";
import { deviceLabel } from "~server/features/sessions/device-labels";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Firefox on macOS",
  ],
  ["Lynx/2.9.2 libwww-FM/2.14", "Text browser"],
  ["curl/8.5.0", "curl"],
  ["Mozilla/5.0 (Windows NT 10.0)", "Unknown browser on Windows"],
  ["<b>call +1 900 555 0100</b>", "Unknown browser or program"],
  [null, "Unknown browser or program"],
])("%s is %s", (userAgent, text) => {
  expect(deviceLabel(userAgent, "en")).toBe(text);
});
