import type { ComponentType, ReactNode, createElement } from 'react';
import type { Provenance } from '../../contracts/endpoint.ts';

const words: Record<Provenance, string> = { spec: '规格', inferred: '推断', ours: '自定' };

interface Shown {
  operationProps: { get: (name: 'path' | 'method') => string };
}

interface System {
  React: { createElement: typeof createElement };
  /** The document as it came: what the viewer makes of a call is there when it is opened only. */
  specSelectors: { specJson: () => { getIn: (path: readonly string[]) => Provenance | undefined } };
}

interface Link {
  text: string;
}

/** Shows beside every call where it comes from; its path is no link within the button that opens it, which sets the address too. */
export const showProvenance = () => ({
  wrapComponents: {
    DeepLink:
      (_original: unknown, { React }: System) =>
      ({ text }: Link): ReactNode =>
        React.createElement('span', null, text),
    OperationSummary:
      (Original: ComponentType<Shown>, { React, specSelectors }: System) =>
      (props: Shown): ReactNode => {
        const place = ['paths', props.operationProps.get('path'), props.operationProps.get('method')];
        const from = specSelectors.specJson().getIn([...place, 'x-provenance']) ?? 'inferred';
        return React.createElement(
          'div',
          { className: 'call' },
          React.createElement(Original, props),
          React.createElement('span', { className: `from ${from}` }, words[from]),
        );
      },
  },
});
