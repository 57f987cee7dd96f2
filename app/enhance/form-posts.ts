// Code that only posts need: loaded by pages with file inputs, and otherwise with the first form that is sent.
export { listChosenFiles } from "./chosen-files";
export { postInPlace } from "./post-in-place";
export { showUploadProgress } from "./upload-progress";
