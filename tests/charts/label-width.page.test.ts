// Prices next to a chart fit into the room that is kept for them, in whichever letters a system has.
import { afterAll, expect, test } from "vitest";
import { labelWidth } from "~/charts/axis-text";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

// Measured in Firefox: DejaVu Sans Bold, the widest that a usual system has, 12 pixels high. No one's is wider by a tenth.
const widest = { "1.0898": 46.3, "520.84": 46.3, "70,572.61": 67.6 };

test.each(Object.entries(widest))(
  "%s has enough room, with a margin of 8 before it",
  (price, width) => {
    expect(labelWidth(price)).toBeGreaterThanOrEqual(Math.ceil(width + 8));
  },
);

test.each(["/charts/crypto?symbol=BTCUSD", "/charts/forex"])(
  "%s ends where its longest price ends",
  async (path) => {
    const { html } = await portal.visitor().get(path);
    const [, room, tag, price = ""] =
      /<svg class="chart-prices" width="(\d+)".*?<rect x="2"[^>]* width="(\d+)".*?<text[^>]*>([^<]+)<\/text><\/svg><\/svg>/s.exec(
        html,
      ) ?? [];
    expect(Number(tag) + 2).toBeLessThanOrEqual(Number(room));
    expect(Number(room)).toBeGreaterThanOrEqual(labelWidth(price));
  },
);
