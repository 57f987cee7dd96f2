// What an answer shows, read from its HTML as a person would look for it: heading, faults, forms, links.

import { retryParam } from "~server/kernel/form-recovery";

export interface ShownForm {
  readonly id: string | undefined;
  readonly action: string | undefined;
  readonly method: "get" | "post";
  /** Values that a browser would send without a key being pressed; file inputs are left out. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** The same with each text emptied: what is hidden or chosen stays. */
  readonly emptied: Readonly<Record<string, string | readonly string[]>>;
  /** Whether it marks a field that must not stay empty. */
  readonly asks: boolean;
}

export interface ShownFault {
  readonly message: string;
  /** The id of the field the summary links to. */
  readonly fieldId: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

export class ShownPage {
  private constructor(
    readonly status: number,
    readonly path: string,
    readonly headers: Headers,
    readonly html: string,
  ) {}

  static async of(response: Response, path: string): Promise<ShownPage> {
    return new ShownPage(response.status, path, response.headers, await response.text());
  }

  /** Whether it shows a refused form again. */
  get isRefusal(): boolean {
    const isKept = new URLSearchParams(this.path.split("?")[1]).has(retryParam);
    return isKept || this.title.startsWith("Error: ");
  }

  /** Where a redirect leads. */
  get location(): string | null {
    return this.headers.get("Location");
  }

  get title(): string {
    return textOf(this.#first(/<title>([\s\S]*?)<\/title>/));
  }

  get heading(): string {
    return textOf(this.#first(/<h1[^>]*>([\s\S]*?)<\/h1>/));
  }

  /** The words of the page below its menus. */
  get text(): string {
    return textOf(this.#first(/<main[^>]*>([\s\S]*)<\/main>/) || this.html);
  }

  /** The message of the page before. */
  get notice(): string {
    return textOf(this.#first(/<div class="notice[^"]*"[^>]*>([\s\S]*?)<\/div>/));
  }

  /** The error summary, top to bottom. */
  get faults(): ShownFault[] {
    const summary = this.#first(/<div class="error-summary[^>]*>([\s\S]*?)<\/div>/);
    return [...summary.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = ""]) => ({
      message: textOf(item),
      fieldId: /href="#([^"]*)"/.exec(item)?.[1],
    }));
  }

  get messages(): string[] {
    return this.faults.map(({ message }) => message);
  }

  hasId(id: string): boolean {
    return this.html.includes(` id="${id}"`);
  }

  /** The addresses of all links that bear exactly these words. */
  links(text: string): string[] {
    return this.linksWhere((words) => words === text);
  }

  linksWhere(isWanted: (words: string) => boolean): string[] {
    return [...this.html.matchAll(/<a\s([^>]*)>([\s\S]*?)<\/a>/g)]
      .filter(([, , inner = ""]) => isWanted(textOf(inner)))
      .map(([, attributes = ""]) => attributesOf(attributes)["href"] ?? "");
  }

  link(text: string): string {
    const [href] = this.links(text);
    if (href === undefined)
      throw new Error(`There is no link "${text}" on "${this.heading}" (${this.path}).`);
    return href;
  }

  /** The form with this ID, or the page's only one besides sign-out. */
  form(id?: string): ShownForm {
    const found = this.forms.filter((form) =>
      id === undefined ? form.id !== undefined : form.id === id,
    );
    const [form] = found;
    if (form && found.length === 1) return form;
    const ids = this.forms.map((one) => one.id).join(", ");
    throw new Error(
      `There is not one form ${id ?? ""} but: ${ids}, on "${this.heading}" (${this.status} ${this.path}): ${this.text}`,
    );
  }

  /** What its forms send to say for whom the page was made. */
  get formToken(): string | undefined {
    return /name="formToken" value="([^"]*)"/.exec(this.html)?.[1];
  }

  get forms(): ShownForm[] {
    return [...this.html.matchAll(/<form\s([^>]*)>([\s\S]*?)<\/form>/g)].map(
      ([, attributes = "", inner = ""]) => {
        const { id, action, method } = attributesOf(attributes);
        const isPost = method?.toLowerCase() === "post";
        return {
          id,
          action,
          method: isPost ? "post" : "get",
          fields: fieldsIn(inner),
          emptied: fieldsIn(emptied(inner)),
          asks: inner.includes('aria-required="true"'),
        };
      },
    );
  }

  /** The form that this page of the page table is about, where it shows several. */
  formFor(path: string): ShownForm | undefined {
    const forms = this.forms.filter(({ id }) => id !== undefined);
    const name = path.split("/").at(-1) ?? "";
    const isNamed = ({ id = "" }: ShownForm) =>
      id === name || id.endsWith(`-${name}`) || id.startsWith(`${name}-`);
    return forms.length === 1 ? forms[0] : forms.findLast(isNamed);
  }

  #first(pattern: RegExp): string {
    return pattern.exec(this.html)?.[1] ?? "";
  }
}

function fieldsIn(html: string): ShownForm["fields"] {
  const fields: Record<string, string | string[]> = {};
  const add = (name: string | undefined, value: string) => {
    if (name === undefined) return;
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  };
  for (const [, attributes = ""] of html.matchAll(/<input\s([^>]*?)\/?>/g)) {
    const { name, type, value, checked } = attributesOf(attributes);
    const isChoice = type === "checkbox" || type === "radio";
    if (type === "file" || (isChoice && checked === undefined)) continue;
    add(name, value ?? (isChoice ? "on" : ""));
  }
  for (const [, attributes = "", inner = ""] of html.matchAll(
    /<textarea\s([^>]*)>([\s\S]*?)<\/textarea>/g,
  )) {
    add(attributesOf(attributes)["name"], decode(inner));
  }
  for (const [, attributes = "", inner = ""] of html.matchAll(
    /<select\s([^>]*)>([\s\S]*?)<\/select>/g,
  )) {
    add(attributesOf(attributes)["name"], chosenIn(inner));
  }
  return fields;
}

const emptied = (html: string) =>
  html
    .replace(/<input\s(?![^>]*type="(?:hidden|radio|checkbox)")[^>]*>/g, (input) =>
      input.replace(/\svalue="[^"]*"/, ""),
    )
    .replace(/(<textarea\s[^>]*>)[\s\S]*?(<\/textarea>)/g, "$1$2");

function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option\s?([^>]*)>/g)].map(([, attributes = ""]) =>
    attributesOf(attributes),
  );
  const chosen = all.find(({ selected }) => selected !== undefined) ?? all[0];
  return chosen?.["value"] ?? "";
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name,
      decode(value),
    ]),
  );
}

/** Spaces separate the parts, but not a full stop from the link before it. */
function textOf(html: string): string {
  const marked = html.replace(/<!--[\s\S]*?-->/g, "").replace(/<\/a>(?=\.)/g, "");
  return decode(marked.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function decode(text: string): string {
  const named: Record<string, string> = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#x27;": "'",
    "&amp;": "&",
  };
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => named[entity] ?? entity);
}
