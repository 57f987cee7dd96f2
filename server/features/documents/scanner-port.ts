/** `unchecked` if the portal runs without a scanner. */
type ScanResult = "clean" | "infected" | "unchecked";

/** Scans an upload before any of it is stored. */
export interface VirusScanner {
  /** Rejects if there is no verdict; the file must then be refused. */
  scan(bytes: Uint8Array): Promise<ScanResult>;
  /** Rejects if the scanner doesn't respond. */
  check(): Promise<void>;
}

declare module "../../http/context" {
  interface Context {
    readonly scanner: VirusScanner;
  }
}
