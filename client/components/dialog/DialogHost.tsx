import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { closeAllDialogs, closeDialog, DialogContext, useOpenDialogs } from './dialogs.ts';

/** Shows the open dialogs within the screen; they go when the screen goes, and when somebody goes back. */
export function DialogHost(): ReactNode {
  const open = useOpenDialogs();
  const location = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => closeAllDialogs, []);
  useEffect(() => {
    if (isWayBack) closeAllDialogs();
  }, [location, isWayBack]);
  return open.map(({ id, content }, index) => (
    <DialogContext key={id} value={{ top: index === open.length - 1, close: (result) => closeDialog(id, result) }}>
      {content}
    </DialogContext>
  ));
}
