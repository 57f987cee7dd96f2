/** The field of a list that searches for a person. */
export const personWords = (value: string | undefined) => ({
  name: "search",
  label: "Search",
  value,
  hint: "Start of a name or email",
});
