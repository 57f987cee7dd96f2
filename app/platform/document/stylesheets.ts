// The two stylesheets: a page of a signed-in area links one, and all others contain the other.
import app from "../../styles/app.css";

export const appStyles = app;

/** The placeholder for the text of the other while the page is rendered, because React would escape it. */
export const siteStyles = "/* styles */";
