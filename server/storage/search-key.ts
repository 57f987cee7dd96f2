// How text is compared where case and spelling of accents shall not count.

/** Email and username as they are compared: lower case, composed Unicode. */
export function searchKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** What a search among people looks through. */
export function searchTextOf(person: { email: string; username: string; fullname: string }): string {
  return searchKey(`${person.fullname} ${person.username} ${person.email}`);
}

/** A word whose % and _ stand for themselves in a pattern with `escape '!'`. */
export function literally(word: string): string {
  return word.replace(/[%_!]/g, "!$&");
}
