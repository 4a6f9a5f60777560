/** What the viewer holds is read by its own lists, of which these are the ways that are needed. */
interface Tagged {
  get: (name: 'operations') => Operations;
  set: (name: 'operations', operations: Operations) => Tagged;
}
interface Operations {
  size: number;
  filter: (fits: (operation: Found) => boolean) => Operations;
}
interface Found {
  get: (name: string) => string;
  getIn: (path: readonly string[]) => string | undefined;
}
interface Groups {
  map: (change: (group: Tagged, name: string) => Tagged) => Groups;
  filter: (fits: (group: Tagged) => boolean) => Groups;
}

/** Finds calls by path, name or summary, or all of a group by its name. */
export const searchOperations = () => ({
  fn: {
    opsFilter: (groups: Groups, phrase: string): Groups => {
      const wanted = phrase.trim().toLowerCase();
      const has = (text: string | undefined): boolean => text?.toLowerCase().includes(wanted) ?? false;
      const fits = (operation: Found): boolean =>
        has(operation.get('path')) ||
        has(operation.getIn(['operation', 'operationId'])) ||
        has(operation.getIn(['operation', 'summary']));
      return groups
        .map((group, name) => (has(name) ? group : group.set('operations', group.get('operations').filter(fits))))
        .filter((group) => group.get('operations').size > 0);
    },
  },
});
