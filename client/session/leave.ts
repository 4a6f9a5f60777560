/** Goes to an address outside the application; apart from its callers so that tests can watch it. */
export const leaveTo = (url: string): void => location.assign(url);

/** Opens the application anew at its home. */
export function startAgain(): void {
  // Replaced rather than assigned: a hash change would let the router of the old role act before the page is gone.
  history.replaceState(null, '', '#/');
  location.reload();
}
