// Signs in as someone of the demo, by the part of the address before "@", and opens no page: how a browser does it is a journey of its own.
import { expect, type Page } from "playwright/test";
import { demoPassword, demoStaff } from "~server/kernel/demo-people";
import { ShownPage } from "../pages/shown-page";

export async function signInAs(page: Page, name: string): Promise<void> {
  const email = `${name}@example.com`;
  const isStaff = name.includes("admin") || demoStaff.some((one) => one.email === email);
  const [address, home] = isStaff ? ["/admin/login", "/admin"] : ["/login", "/dashboard"];
  const drawn = await page.request.get(address);
  const { fields } = (await ShownPage.of(new Response(await drawn.text()), address)).form();
  const data = new URLSearchParams({
    ...fields,
    email,
    password: demoPassword,
  }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await page.request.post(address, { data, headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, home]);
}
