const hidden = '[已隐去]';

/** Keeps secrets out of everything that is shown or written. */
export class Redactor {
  private readonly secrets = new Set<string>();
  /** The longest first: one secret may be part of another. */
  private sorted: readonly string[] | undefined;
  /** Reports say the same names a thousand times, and a run has a thousand secrets. */
  private readonly shown = new Map<string, string>();

  /** Hides a secret from now on, in the forms in which texts may hold it. */
  add(secret: string): void {
    for (const form of [
      secret,
      new URLSearchParams({ '': secret }).toString().slice(1),
      JSON.stringify(secret).slice(1, -1),
    ]) {
      if (form) this.secrets.add(form);
    }
    this.sorted = undefined;
    this.shown.clear();
  }

  /** A text without secrets. */
  hide(text: string): string {
    const known = this.shown.get(text) ?? this.hideIn(text);
    this.shown.set(text, known);
    return known;
  }

  private hideIn(text: string): string {
    this.sorted ??= [...this.secrets].sort((a, b) => b.length - a.length);
    let shown = text;
    for (const secret of this.sorted) shown = shown.replaceAll(secret, hidden);
    return shown;
  }
}
