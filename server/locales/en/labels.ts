// Labels used on many pages.
export default {
  amount: "Amount",
  currency: "Currency",
  date: "Date",
  description: "Description",
  status: "Status",
  reference: "Reference",
  type: "Type",
  cancel: "Cancel",
  continue: "Continue",
  back: "Back",
  downloadCsv: "Download CSV",
  email: "Email",
  name: "Name",
} as const;
