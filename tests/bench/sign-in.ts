import { demoPassword } from "~server/kernel/demo-people";

/** Signs in through the form, as a browser does, and returns the session cookie. */
export async function signInCookie(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: new URLSearchParams({ email, password: demoPassword }),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (response.status !== 303 && response.status !== 302)
    throw new Error(`sign-in answered ${response.status}`);
  return cookie ?? "";
}
