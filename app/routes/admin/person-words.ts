/** The field of a list that searches for a person. */
export const personWords = (value: string | undefined) => ({ name: "search", label: "Search", value, hint: "How a name, username or email begins" });
