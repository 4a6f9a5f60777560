import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isLostIn, loseAddress, lostAddress } from '../api/address.ts';
import { useOffered } from '../api/offers.ts';
import { LostPage } from './LostPage.tsx';
import { NotOfferedPage } from './NotOfferedPage.tsx';
import type { RouteRecord } from './route-record.ts';

/** The page of the route, or why there is none. */
export function Content({ screen: { needs = [] } }: { screen: RouteRecord }) {
  const isLost = useIsLost();
  const isOffered = useOffered(...needs);
  if (!isOffered) return <NotOfferedPage />;
  return isLost ? <LostPage /> : <Outlet />;
}

/** Whether the address on screen leads to nothing; another one is tried anew. */
function useIsLost(): boolean {
  const { pathname, search } = useLocation();
  const { ids } = useSnapshot(lostAddress);
  const isLost = isLostIn(pathname + search, ids);
  useEffect(() => {
    if (!isLost) loseAddress([], '');
  }, [isLost]);
  return isLost;
}
