// Which usernames could pass for the staff's or for another person's.
import { describe, expect, test } from "vitest";
import { usernameSkeleton } from "~server/kernel/username-skeleton";
import { checkUsername } from "~server/features/users/username-rules";

const codeOf = (username: string) => checkUsername(username)?.refused;

describe("a username", () => {
  test.each([
    "support",
    "Support",
    "SUPPORT",
    "admin",
    "Administrator",
    "admin1",
    "admin_01",
    "ad.min",
    "s-u-p-p-o-r-t",
    "meridian",
    "meridian.support",
    "nora.admin",
    "help-desk",
    "adm1n",
    "supp0rt",
    "adm\u00edn",
    "ｓｕｐｐｏｒｔ",
    "ＡＤＭＩＮ",
    "\u0455\u0443\u0455\u0442\u0435\u043c",
    "tearn",
  ])("%s is reserved", (username) => {
    expect(codeOf(username)).toBe("username_reserved");
  });

  test.each(["\u0430dmin", "h\u0430na", "n\u03bfra", "нora", "あbc", "Ж-norman"])(
    "%s mixes alphabets",
    (username) => {
      expect(codeOf(username)).toBe("username_mixed");
    },
  );

  test.each([
    "nora",
    "hana.howard",
    "zoë-anaïs.de.la.peña",
    "jürgen",
    "łukasz",
    "Świętosława",
    "дмитрий",
    "Μαρία",
    "田中さくら",
    "김민수",
    "أحمد",
    "தமிழன",
    "admiral",
    "supportive",
    "teamwork2",
    "badminton",
    "1234",
    "n_1",
  ])("%s is allowed", (username) => {
    expect(checkUsername(username)).toBeNull();
  });
});

describe("names look alike", () => {
  test.each([
    ["hana", "Hana"],
    ["paul", "pau1"],
    ["bill", "biII"],
    ["nora", "n0ra"],
    ["сосо", "coco"],
    ["modern", "modem"],
    ["vvanda", "wanda"],
    ["ﬁnn", "finn"],
  ])("%s and %s", (one, other) => {
    expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
  });

  test.each([
    ["nora", "norah"],
    ["zoe", "zoë"],
    ["under_score", "underscore"],
    ["anna", "hanna"],
    ["nora2", "nora3"],
  ])("%s and %s do not", (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
  });
});
