import { useElementSize } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefCallback, type RefObject } from 'react';
import { keyMeaning, nextZoom, pageAt, pageWidth } from './zoom.ts';

/** Where somebody is in a document, and how to get elsewhere. */
export interface Viewer {
  /** For the region that scrolls. */
  region: RefObject<HTMLDivElement | null>;
  /** For what is as wide within it as a page may be: the region itself is measured with its scroll bar. */
  content: RefCallback<HTMLDivElement>;
  page: number;
  zoom: number;
  /** Of a page, in pixels. */
  width: number;
  goTo: (page: number) => void;
  zoomBy: (direction: 1 | -1) => void;
  onScroll: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Pixels above a page that somebody turned to. */
const headroom = 12;

const topsIn = (region: HTMLElement): number[] =>
  Array.from(region.querySelectorAll<HTMLElement>('[data-page]'), ({ offsetTop }) => offsetTop);

/** Keeps the page on screen and the size of pages; both change by buttons, keys and scrolling. */
export function useViewer(pages: number): Viewer {
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize<HTMLDivElement>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const width = pageWidth(size.width, zoom);
  useKeptPlace(element, width);
  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), pages);
    const top = element.current && topsIn(element.current)[next - 1];
    if (top !== undefined && top !== null) element.current!.scrollTop = top - headroom;
  };
  const zoomBy = (direction: 1 | -1) => setZoom(nextZoom(zoom, direction));
  const onScroll = () => {
    const { scrollTop, clientHeight } = element.current!;
    setPage(pageAt(topsIn(element.current!), scrollTop + clientHeight / 2));
  };
  const onKey = (event: KeyboardEvent) => {
    const wish = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyMeaning(event.key);
    // A page wider than the region is moved sideways by the arrows, as anywhere.
    const sideways = event.key.startsWith('Arrow') && element.current!.scrollWidth > element.current!.clientWidth;
    if (!wish || sideways) return;
    event.preventDefault();
    if (wish.pages) goTo(page + wish.pages);
    if (wish.zoom) zoomBy(wish.zoom);
  };
  return { region: element, content: size.ref, page, zoom, width, goTo, zoomBy, onScroll, onKey };
}

/** Another size of the pages leaves the same place in sight. */
function useKeptPlace(element: { current: HTMLElement | null }, width: number): void {
  const before = useRef(width);
  useLayoutEffect(() => {
    if (element.current && before.current > 1) element.current.scrollTop *= width / before.current;
    before.current = width;
  }, [element, width]);
}
