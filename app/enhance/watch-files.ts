// What only pages with a choice of files bring: fetched by them beside the small script of every page.
export { listChosenFiles } from "./chosen-files";
export { showUploadProgress } from "./upload-progress";
