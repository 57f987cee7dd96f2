// Someone with a browser that has no scripts: cookies, forms and links, one request at a time.
import { retryParam } from "~server/kernel/form-recovery";
import { ShownPage } from "../pages/shown-page";

type Value = string | File | readonly (string | File)[];
export type Fields = Readonly<Record<string, Value>>;

interface FormOptions {
  /** The id of the form, where a page has several next to the sign-out. */
  form?: string;
  /** Headers instead of those by which a browser says that a post comes from our own page. */
  headers?: Record<string, string>;
}

const refusedAt = new RegExp(`[?&]${retryParam}=`);

let visitors = 0;

/** The last part of an address ends at 254; no portal of the tests has more visitors at a time. */
const addressOf = (visitor: number): string => `203.0.113.${1 + (visitor % 254)}`;

export class Visitor {
  readonly cookies = new Map<string, string>();
  /** A separate IP address, so that one visitor's attempts are not counted against another. */
  readonly #address = addressOf((visitors += 1));
  readonly #origin: string;
  readonly #onAnswer: (page: ShownPage) => void;
  /** The token of the page that was opened last: that is where a post comes from. */
  #formToken: string | undefined;

  /** `onAnswer` is shown whatever comes back. */
  constructor(origin: string, onAnswer: (page: ShownPage) => void = () => undefined) {
    this.#origin = origin;
    this.#onAnswer = onAnswer;
  }

  /** One request; a redirect is not followed. */
  get(
    path: string,
    headers: Record<string, string> = { "Sec-Fetch-Site": "none" },
  ): Promise<ShownPage> {
    return this.#send(path, { headers });
  }

  head(path: string): Promise<ShownPage> {
    return this.#send(path, { method: "HEAD", headers: { "Sec-Fetch-Site": "none" } });
  }

  /** Follows redirects to the page they end at. */
  async open(path: string): Promise<ShownPage> {
    return this.follow(await this.get(path));
  }

  async follow(page: ShownPage): Promise<ShownPage> {
    let current = page;
    for (let hops = 0; current.location !== null && hops < 5; hops += 1)
      current = await this.get(current.location);
    return current;
  }

  /** A refused form is followed to the page that shows it again. */
  async post(
    path: string,
    fields: Fields,
    headers: Record<string, string> = this.sameSite,
  ): Promise<ShownPage> {
    const answer = await this.postOnly(path, fields, headers);
    if (!refusedAt.test(answer.location ?? "") || answer.location === null) return answer;
    if (answer.status !== 303)
      throw new Error(`A refused form was answered with ${answer.status}.`);
    return this.get(answer.location);
  }

  /** The answer to a post itself. It has the token of the last page, unless `fields` has another. */
  postOnly(
    path: string,
    fields: Fields,
    headers: Record<string, string> = this.sameSite,
  ): Promise<ShownPage> {
    const token = this.#formToken;
    const sent = token === undefined ? fields : { formToken: token, ...fields };
    return this.#send(path, { method: "POST", body: bodyOf(sent), headers });
  }

  /** A body as it stands, for what no browser would send; without a type the body says its own. */
  postRaw(path: string, body: BodyInit, contentType: string): Promise<ShownPage> {
    return this.#send(path, {
      method: "POST",
      body,
      headers: { ...this.sameSite, ...(contentType && { "Content-Type": contentType }) },
    });
  }

  /** Posts a form as it was drawn, with these fields typed over it. */
  submit(
    page: ShownPage,
    fields: Fields = {},
    { form: id, headers }: FormOptions = {},
  ): Promise<ShownPage> {
    const form = page.form(id);
    return this.post(form.action ?? page.path, { ...form.fields, ...fields }, headers);
  }

  /** What a browser sends along with a post from our own pages. */
  get sameSite(): Record<string, string> {
    return { Origin: this.#origin, "Sec-Fetch-Site": "same-origin" };
  }

  async #send(
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ): Promise<ShownPage> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // Packing and unpacking each page would be a part of what these tests cost, and has tests of its own (`tests/host/operation.matrix.test.ts`).
    const headers = {
      "Accept-Encoding": "identity",
      ...init.headers,
      "X-Forwarded-For": this.#address,
      ...(cookie && { Cookie: cookie }),
    };
    const response = await fetch(new URL(path, this.#origin), {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const [sent = path] = path.split("#");
    const page = await ShownPage.of(response, sent);
    this.#formToken = page.formToken ?? this.#formToken;
    this.#onAnswer(page);
    return page;
  }

  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) return;
    const isGone = /;\s*Max-Age=0/i.test(line) || /;\s*Expires=Thu, 01 Jan 1970/i.test(line);
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function bodyOf(fields: Fields): FormData | URLSearchParams {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const hasFiles = entries.some(([, value]) => value instanceof File);
  const body = hasFiles ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (value instanceof File && body instanceof FormData) body.append(name, value);
    else body.append(name, String(value));
  }
  return body;
}
