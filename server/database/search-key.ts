// How text is compared where case and spelling of accents shall not count.

/** Email and username as they are compared: lower case, composed Unicode. */
export function searchKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The full name with the family name first: "Howard" is found as well as "Hana". */
export function familyKeyOf({ fullname }: { fullname: string }): string {
  const names = searchKey(fullname).split(/\s+/);
  return [...names.slice(-1), ...names.slice(0, -1)].join(" ");
}

interface Searched {
  email: string;
  username: string;
  fullname: string;
}

/** What a search among people looks at the beginnings of, beside email and username. */
export const searchKeysOf = (person: Searched) => ({
  search_key: searchTextOf(person),
  family_key: familyKeyOf(person),
});

export function searchTextOf(person: Searched): string {
  return searchKey(`${person.fullname} ${person.username} ${person.email}`);
}

/** A word whose % and _ stand for themselves in a pattern with `escape '!'`. */
export function escapeLike(word: string): string {
  return word.replace(/[%_!]/g, "!$&");
}
