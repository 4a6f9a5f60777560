import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Whether another page is on its way. Until it comes the one before stays on screen, and must not change the address by
 * itself: that would call the reader back.
 */
export function useLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}
