import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Endpoint, InputOf, ParsedOf } from '../../contracts/endpoint.ts';
import { changeAddress, readInput, sizeFrom, sortOf, type Sort } from './page-query.ts';
import { keepPreference, readPreference } from './preferences.ts';

/** What a table needs to turn pages and to sort. */
export interface PageControls {
  current: number;
  size: number;
  sort: Sort | undefined;
  goTo: (current: number) => void;
  resize: (size: number) => void;
  sortBy: (sort: Sort | undefined) => void;
}

type Changes<E extends Endpoint> = { [Name in keyof InputOf<E>]?: string | number | undefined };

/** The query of a paged list: what to ask for, and how to change it. */
export interface PageQuery<E extends Endpoint> extends PageControls {
  /** What the call takes. */
  input: InputOf<E>;
  /** What is filtered by now. */
  filters: Partial<ParsedOf<E>>;
  /** Filters otherwise, from the first page on; a value that is blank filters no more. */
  filter: (changes: Changes<E>) => void;
  /** The same while somebody types: the way back leads past it. */
  search: (keyword: string) => void;
}

type Place = readonly [URLSearchParams, (next: URLSearchParams, options?: { replace?: boolean }) => void];

/** A place for the query of a list that is no part of the address, as in a dialog. */
export const useOwnPlace = (): Place => useState(() => new URLSearchParams());

interface Options<E extends Endpoint> {
  /** What is always asked for. */
  fixed: Partial<InputOf<E>>;
  /** What is asked for while the address says nothing about it. */
  defaults?: Partial<InputOf<E>>;
  /** Where the query is kept; without it in the address. */
  place?: Place;
}

const sizePreference = 'page-size';

/** Keeps the query of a paged list in the address, read by the call's own schema. */
export function usePageQuery<E extends Endpoint>(endpoint: E, { fixed, defaults, place }: Options<E>): PageQuery<E> {
  const address = useSearchParams();
  const [params, setParams] = place ?? address;
  const preferred = sizeFrom(readPreference(sizePreference));
  const read = useMemo(() => readInput(endpoint, params), [endpoint, params]);
  const input = { current: 1, size: preferred, ...defaults, ...read, ...fixed } as InputOf<E> & PageInput;
  const change = (changes: Parameters<typeof changeAddress>[1], replace = false) =>
    setParams(changeAddress(params, changes), { replace });
  return {
    input,
    filters: filtersOf({ ...defaults, ...read }) as Partial<ParsedOf<E>>,
    current: input.current,
    size: input.size,
    sort: sortOf(input),
    filter: change,
    search: (keyword) => change({ keyword }, true),
    goTo: (current) => change({ current }),
    resize: (size) => {
      keepPreference(sizePreference, String(size));
      change({ size });
    },
    sortBy: (sort) => change(addressOf(sort)),
  };
}

interface PageInput {
  current: number;
  size: number;
  ascs?: string;
  descs?: string;
}

const filtersOf = ({ current, size, ascs, descs, ...filters }: Record<string, unknown>) => filters;

const addressOf = (sort: Sort | undefined) => ({
  ascs: sort?.direction === 'asc' ? sort.column : undefined,
  descs: sort?.direction === 'desc' ? sort.column : undefined,
});
