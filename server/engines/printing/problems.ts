/** What cannot be printed as it was handed in, each said once. */
export class Problems {
  private readonly said = new Set<string>();

  add(problem: string): void {
    this.said.add(problem);
  }

  get list(): string[] {
    return [...this.said];
  }
}
