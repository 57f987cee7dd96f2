// The picture of a chart fills its window at every width, and comes first on a phone.
import type { Locator } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { sized } from "../support/sized";

test.use({ sharesPortal: true, reducedMotion: "no-preference" });

test("the chart fits the window, has readable text, and is filled by its prices", async ({
  page,
  hasScripts,
}) => {
  test.skip(hasScripts, "scripts replace it");
  await signInAs(page, "hana");
  for (const address of [
    "/charts/forex",
    "/dashboard/markets/chart",
    "/charts/crypto?type=area",
    "/dashboard/markets/chart?type=bar&zoom=3",
  ]) {
    await page.goto(address);
    for (const width of sized([320, 480, 1280], [320, 479, 480, 760, 1024, 1280, 1600])) {
      await page.setViewportSize({ width, height: 800 });
      const picture = page.locator(".chart-picture");
      const [box, course] = [await boxOf(picture), await boxOf(picture.locator(".chart-plane"))];
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await expect(picture.locator("text").first()).toHaveCSS("font-size", "12px");
      expect(course.width / box.width, `${address} at ${width}`).toBeGreaterThan(0.7);
      expect(course.height / box.height).toBeGreaterThan(0.7);
      expect(course.y + course.height).toBeLessThan(box.y + box.height);
    }
  }
});

test("on a phone, price and chart come first and the options below them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, "hana");
  for (const address of ["/charts/forex", "/dashboard/markets/chart"]) {
    await page.goto(address);
    const [price, frame, form] = [
      await boxOf(page.locator(".chart-price")),
      await boxOf(page.locator(".chart-frame")),
      await boxOf(page.locator(".chart-form")),
    ];
    expect(frame.y).toBeLessThan(390);
    expect(frame.width).toBe(360);
    expect(frame.height / 780).toBeGreaterThan(0.5);
    expect(price.y).toBeLessThan(frame.y);
    expect(form.y).toBeGreaterThanOrEqual(frame.y + frame.height);
  }
});

/** Waits for the part: a chart that comes alive puts its own in place of the server's. */
async function boxOf(part: Locator) {
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const look = async () => {
    const box = await part.boundingBox();
    if (box) boxes.push(box);
    return boxes.length;
  };
  await expect.poll(look).toBeGreaterThan(0);
  const [box] = boxes;
  if (!box) throw new Error("it is not shown");
  return box;
}
