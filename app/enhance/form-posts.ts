// What only posts need: fetched by pages that take files, and else with the first form that is sent.
export { listChosenFiles } from "./chosen-files";
export { postInPlace } from "./post-in-place";
export { showUploadProgress } from "./upload-progress";
