// The stylesheet that public pages contain: a first visit over a slow line would otherwise wait for another round trip.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import site from "../../styles/site.css";
import { hashOf } from "./bootstrap.server";
import { siteStyles } from "./stylesheets";

let read: { readonly text: string; readonly hash: string } | undefined;

function styles() {
  if (!read) {
    const text = readFileSync(join("public", site), "utf8");
    read = { text, hash: hashOf(text) };
  }
  return read;
}

/** The same for all pages, since the text is. */
export const siteStylesHash = () => styles().hash;

/** What a user typed is escaped, so it never contains the element. */
export const withSiteStyles = (html: string): string =>
  html.replace(`<style>${siteStyles}</style>`, () => `<style>${styles().text}</style>`);
