import type { Marker } from '../engines/marking/marker.ts';
import type { Writer } from '../engines/wording/writer.ts';

/** Who does for calls what needs judgement. */
export interface Assistants {
  /** What marks answers. */
  marker: Marker;
  /** What words sentences anew; null where no model is configured. */
  writer: Writer | null;
}
