/** An address without its records and the values of its query: what two links of one kind have in common. */
export const kindOfAddress = (address: string) =>
  address.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ":id").replace(/=[^&]*/g, "");
