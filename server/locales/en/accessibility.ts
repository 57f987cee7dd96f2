export default {
  title: "Accessibility",
  description:
    "How accessible {brand} is, how we test it, which gaps we know of, and how to report one.",
  heading: "Accessibility statement",
  lead: "Everyone should be able to use {brand}. We aim to meet WCAG 2.2, level AA. This page lists what we meet and what we don't.",
  doneTitle: "What we do",
  doneKeyboard: "Every page and form works without JavaScript, in a text browser and by keyboard.",
  doneErrors: "Errors are listed in a summary linked to each field, and shown beside each field.",
  doneContrast:
    "Text has a contrast of at least 7:1 in light and dark mode. Color is never the only cue.",
  doneReflow: "Pages fit a width of 320 pixels without scrolling sideways, and zoom to 400%.",
  doneCharts: "Every chart has a text summary and a table of its data.",
  doneMotion: "We respect reduced-motion settings.",
  doneSession:
    "The account menu on every signed-in page shows when your session expires, and we warn you ten minutes before (staff: five). A form submitted later is restored after you sign in.",
  testedTitle: "How we test",
  testedTools:
    "With each change, every page is tested with axe, IBM Equal Access, HTML_CodeSniffer, html-validate and the Nu HTML checker: with and without JavaScript, full, empty and with errors, narrow and wide, and in light, dark and forced-colors mode. We tab through every page, and complete whole tasks, from sign-up to approval, by keyboard alone. The portal hasn't been independently audited yet.",
  testedBrowsers:
    "We test each change in Chromium. In November 2026 we also tested every page in Firefox 153, the main tasks in WebKitGTK 2.50, and some of them with the Orca 43 screen reader in Firefox; issues found were fixed.",
  gapsTitle: "Known gaps",
  gapLanguage:
    "The terms, the privacy policy, the staff area and the API reference are in English only.",
  gapDrafts: "The texts in {languages} haven't been checked by a native reader yet.",
  gapDocuments: "Documents uploaded by customers are shown to staff without a description.",
  gapReview:
    "A deposit or withdrawal that isn't confirmed within half an hour must be started again. The review page shows the deadline.",
  gapPdf:
    "PDF files don't show Chinese, Japanese or Korean characters, or all letters of Urdu and some other languages. A mark replaces them, and you can still copy them as text. The web page and its printout show them.",
  gapScreenReaders: "We haven't tested NVDA, JAWS, VoiceOver, TalkBack or Safari itself.",
  reportTitle: "Report a barrier",
  reportText:
    "Tell us what you wanted to do and what got in the way: through the <link>contact form</link>, at {email} or by phone at {phone}. We reply within {time}.",
  criterion: "{number} {name}",
  partly: "Criteria partially met ({count})",
  met: "Criteria met ({count})",
  notApplicable: "Criteria that don't apply ({count})",
  downloadReport: "Download the accessibility conformance report (OpenACR, YAML)",
  "report.title": "{brand} Accessibility Conformance Report",
  "report.product": "Website for customers and staff of a forex and crypto broker",
  "report.notes":
    "Self-assessed. NVDA, JAWS, VoiceOver, TalkBack and Safari haven't been tested. PDF statements are tagged, and each statement is also a web page.",
  "report.methods":
    "Automated tests of every page with axe, IBM Equal Access, HTML_CodeSniffer, html-validate and the Nu HTML checker; automated keyboard navigation and measurements of contrast, reflow, zoom, text spacing, focus and target size; manual review in Chromium, Firefox with Orca, and WebKitGTK.",
  "report.parsing": "Obsolete in WCAG 2.2 and always met.",
  "report.levelAAA": "Only one criterion of this level was evaluated.",
  "report.web":
    "Clauses 9.1 to 9.4 (WCAG 2.1, levels A and AA) are covered by the WCAG 2.2 tables. Clause 9.6: conformance is claimed for full pages and complete processes; no page requires JavaScript. Criteria that are partially supported limit this claim.",
  "report.webOnly": "This report covers a website, not hardware or installed software.",
  "report.notEvaluated": "Not evaluated.",
  selfAssessed: "Self-assessed in November 2026.",
} as const;
