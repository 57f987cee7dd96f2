// Signs in as someone of the demo, by the part of the address before "@", and opens no page: how a browser does it is a journey of its own.
import { expect, type Page } from "playwright/test";
import { demoPassword } from "~server/kernel/demo-people";
import { ShownPage } from "../pages/shown-page";

export async function signInAs(page: Page, name: string): Promise<void> {
  const [address, home] = name.includes("admin")
    ? ["/admin/login", "/admin"]
    : ["/login", "/dashboard"];
  const drawn = await page.request.get(address);
  const { fields } = (await ShownPage.of(new Response(await drawn.text()), address)).form();
  const data = new URLSearchParams({
    ...fields,
    email: `${name}@example.com`,
    password: demoPassword,
  }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await page.request.post(address, { data, headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, home]);
}
