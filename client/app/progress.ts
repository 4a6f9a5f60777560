import nprogress from 'nprogress';
import './progress.css';

/** The thin bar on top during navigation, as the specification sets it. */
const progressSettings = { minimum: 0.3, speed: 500, trickleSpeed: 200 } as const;

nprogress.configure({
  ...progressSettings,
  showSpinner: false,
  // The library's own template carries a role that no accessibility tree knows.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** Shows the bar while something loads; done when `loading` is false. */
export function showProgress(loading: boolean): void {
  if (loading) nprogress.start();
  else nprogress.done();
}
