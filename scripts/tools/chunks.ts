import type { Plugin, Rolldown } from 'vite';
import { refuseCircles } from './chunk-circles.ts';

/** Loaded by few screens, when they need it: these keep the chunks that importing them makes. */
const apart =
  /[\\/]node_modules[\\/](?:katex|pdfjs-dist|mathjs|uqr|swagger-ui-dist|@fontsource-variable|@chinese-fonts)[\\/]/;

const ownStyle = /[\\/](?:account[\\/]account|docs[\\/]docs)\.css$/;
const shared = /[\\/](?:contracts|client[\\/](?:api|session|filters|components))[\\/]/;

/** What every page of the shell loads behind its first frame; each alone would be a request of its own. */
const behindTheShell = /[\\/]client[\\/]app[\\/](?:HeaderFilters|Toasts|UserMenuDropdown|icons[\\/]new)\.tsx?$/;

const bare = (id: string): string => id.split('?')[0] ?? id;

/** Features that no screen uses without one another. */
const together: Record<string, string> = {
  printing: 'work',
  assignments: 'work',
  'question-bank': 'papers',
  'paper-builder': 'papers',
};

/** The chunk of the feature that a module belongs to. */
function featureOf(id: string): string | null {
  const feature = /[\\/]client[\\/]features[\\/]([^\\/]+)[\\/]/.exec(id)?.[1];
  return feature === undefined ? null : (together[feature] ?? feature);
}

/** What a page loads when it opens, itself included: everything but what it imports later. */
function closureOf(entry: string, moduleOf: (id: string) => { importedIds: readonly string[] } | null): Set<string> {
  const found = new Set<string>([entry]);
  for (const id of found) for (const next of moduleOf(id)?.importedIds ?? []) found.add(next);
  return found;
}

const ofAccountAlone = /[\\/]client[\\/]account[\\/]/;

const helpers = (id: string): boolean => id.includes('vite/preload-helper') || id.includes('rolldown/runtime');

/**
 * The chunks of the client in layers, each of which imports only those below: what the account page shares with the
 * application, the styles, the packages, what screens share, and of each feature what several screens need. A screen
 * costs one request or two beyond what is there already.
 */
export function chunkLayers(accountEntry: string): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let ofAccount = new Set<string>();
  let ofApart = new Set<string>();
  const isStyle = (id: string) => bare(id).endsWith('.css') && !apart.test(id) && !ownStyle.test(bare(id));
  const isCommon = (id: string) => (shared.test(id) && !ofApart.has(id)) || behindTheShell.test(id);
  const isBase = (id: string) =>
    !ofAccountAlone.test(id) && !bare(id).endsWith('.css') && (ofAccount.has(id) || helpers(id));
  return {
    plugin: {
      name: 'chunk-layers',
      apply: 'build',
      buildEnd() {
        ofAccount = closureOf(accountEntry, (id) => this.getModuleInfo(id));
        const ids = [...this.getModuleIds()];
        ofApart = new Set(ids.filter((id) => this.getModuleInfo(id)?.importedIds.some((next) => apart.test(next))));
      },
      generateBundle: (_options, bundle) => refuseCircles(bundle),
    },
    groups: [
      { name: 'base', priority: 60, test: isBase },
      // One file keeps the order in which the modules name their styles, whichever screen is opened first.
      { name: 'styles', priority: 50, test: isStyle, includeDependenciesRecursively: false },
      { name: 'vendor', priority: 40, test: (id) => /[\\/]node_modules[\\/]/.test(id) && !apart.test(id) },
      { name: 'common', priority: 30, test: isCommon },
      { name: featureOf, debugName: 'feature', priority: 20, minShareCount: 2 },
    ],
  };
}
