/** An answer as it came. */
export interface Answer {
  status: number;
  /** Content-Type and Content-Disposition; "" where absent. */
  type: string;
  disposition: string;
  /** Where a redirection leads to. */
  location?: string;
  bytes: Uint8Array;
}
