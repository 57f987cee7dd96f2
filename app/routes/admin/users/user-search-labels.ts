/** The field of a list that searches for a user. */
export const userSearchField = (value: string | undefined) => ({
  name: "search",
  label: "Search",
  value,
  hint: "Name, email, phone or ID",
});
