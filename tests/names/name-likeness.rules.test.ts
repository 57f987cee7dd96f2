// Which names could be mistaken for each other.
import { describe, expect, test } from "vitest";
import { isSameText, looksLike } from "~server/kernel/name-likeness";

describe("a name looks like Maya Owner's", () => {
  test.each([
    ["in capitals", "MAYA OWNER"],
    ["with accents", "Máyà Öwnêr"],
    ["in full width", "Ｍａｙａ　Ｏｗｎｅｒ"],
    ["without a space", "MayaOwner"],
    ["with many spaces", "  Maya   Owner "],
    ["with a no-break space", "Maya\u00a0Owner"],
    ["with a zero-width space", "Ma\u200bya Owner"],
    ["with a soft hyphen", "Maya Ow\u00adner"],
    ["with a Hangul filler", "Maya\u3164Owner"],
    ["with a direction override", "\u202eMaya Owner"],
    ["with punctuation", "Maya-Owner."],
    ["with a check mark", "Maya Owner ✓"],
    ["the other way round", "Owner, Maya"],
    ["with Cyrillic letters", "\u041c\u0430\u0443\u0430 \u041ewner"],
    ["in Cyrillic capitals", "\u041c\u0410\u0423\u0410 OWNER"],
    ["with a Greek capital", "\u039caya Owner"],
    ["with a Cherokee capital", "\u13b7aya Owner"],
    ["in small capitals", "ᴍᴀʏᴀ ᴏᴡɴᴇʀ"],
    ["in mathematical letters", "𝐌𝐚𝐲𝐚 𝐎𝐰𝐧𝐞𝐫"],
    ["in circles", "Ⓜⓐⓨⓐ Ⓞⓦⓝⓔⓡ"],
    ["with a zero", "Maya 0wner"],
    ["with two v", "Maya Ovvner"],
  ])("%s", (_how, name) => {
    expect(looksLike(name, "Maya Owner")).toBe(true);
    expect(looksLike("Maya Owner", name)).toBe(true);
  });

  test.each(["Maya Towner", "Maya", "Owner", "May Owner", "Maya Owner Smith", "Maya O", "", "★"])(
    "not %s",
    (name) => expect(looksLike(name, "Maya Owner")).toBe(false),
  );
});

test.each([
  ["Наталья Иванова", "НАТАЛЬЯ ИВАНОВА"],
  ["Ελένη Παππά", "ΕΛΕΝΗ ΠΑΠΠΑ"],
  ["Łukasz Sørensen", "lukasz sorensen"],
  ["王 小明", "王小明"],
  ["Ada Barnes", "Ada Bames"],
])("%s looks like %s", (one, other) => expect(looksLike(one, other)).toBe(true));

test.each(["", "★", "\u200b"])("%j looks like nothing", (name) =>
  expect(looksLike(name, name)).toBe(false),
);

test.each([
  ["Nora New", " Nora  New ", true],
  ["Zoë", "Zoe\u0308", true],
  ["Nora New", "Nora\u00a0New\u200b", true],
  ["Nora New", "nora new", false],
  ["Nora New", "Nora Néw", false],
])("%j and %j are the same text: %s", (one, other, isSame) =>
  expect(isSameText(one, other)).toBe(isSame),
);
