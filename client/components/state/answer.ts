/** What a component needs of the answer of a call to show it. */
export interface Answer<Data> {
  data: Data | undefined;
  error: Error | undefined;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
}
