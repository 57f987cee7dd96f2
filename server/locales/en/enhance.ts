// Texts of scripts, which the server writes into the page.
export default {
  otherPerson:
    "You're now signed in as {name}. This page belongs to another account, so it's no longer refreshed.",
  loading: "Loading...",
  discard: "Close this form? You'll lose what you entered.",
  copied: "Copied",
  tooLarge: "larger than {size}",
  staySignedIn: "Stay signed in",
  notKept:
    "We couldn't extend your session. You can still submit the form: your entries will be here after you sign in again.",
  uploading: "Uploading... {percent}%",
  checking: "Uploaded. Checking your files...",
  uploadFailed: "Upload failed. Wait a moment and try again.",
  uploadInterrupted: "Upload interrupted. Check your connection and try again.",
  uploadCanceled: "Upload canceled. Nothing was submitted.",
  exampleWithdrawal: "{name} from {city} just withdrew {amount}",
  exampleNames: "James, Olivia, Liam, Emma, Noah, Sophia, Ethan, Ava, Lucas, Mia",
  exampleCities:
    "New York, Toronto, Chicago, Vancouver, Houston, Montreal, Seattle, Calgary, Miami, Ottawa",
} as const;
