// A stock Remix app for comparison: template entries, streamed, hydrated, served by remix-serve.
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
