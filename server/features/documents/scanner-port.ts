/** `unchecked` if the portal runs without a scanner. */
type ScanResult = "clean" | "infected" | "unchecked";

/** Scans an upload before any of it is stored. */
export interface VirusScanner {
  /** Rejects where no verdict could be had; the file must not be taken then. */
  scan(bytes: Uint8Array): Promise<ScanResult>;
  /** Rejects where the scanner would not answer now. */
  check(): Promise<void>;
}

declare module "../../http/context" {
  interface Context {
    readonly scanner: VirusScanner;
  }
}
