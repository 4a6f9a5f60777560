const hidden = '[已隐去]';

/** Keeps secrets out of everything that is shown or written. */
export class Redactor {
  private readonly secrets = new Set<string>();

  /** Hides a secret from now on, in the forms in which texts may hold it. */
  add(secret: string): void {
    for (const form of [
      secret,
      new URLSearchParams({ '': secret }).toString().slice(1),
      JSON.stringify(secret).slice(1, -1),
    ]) {
      if (form) this.secrets.add(form);
    }
  }

  /** A text without secrets. */
  hide(text: string): string {
    let shown = text;
    // The longest first: one secret may be part of another.
    for (const secret of [...this.secrets].sort((a, b) => b.length - a.length))
      shown = shown.replaceAll(secret, hidden);
    return shown;
  }
}
