// The same page without data, rendered to a string on a lean host: what Remix and React alone cost.
/** @type {import("@remix-run/dev").AppConfig} */
export default {
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
