import type { Marker } from './marker.ts';
import type { ModelSettings } from './model/client.ts';
import { modelMarker } from './model/model.ts';
import { offlineMarker } from './offline.ts';

/** The marker that the settings ask for: the model where one is configured, else the rules that need no network. */
export const markerOf = ({ marker }: { marker: ModelSettings | null }): Marker =>
  marker ? modelMarker(marker) : offlineMarker;
