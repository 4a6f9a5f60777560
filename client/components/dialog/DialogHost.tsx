import { useEffect, type ReactNode } from 'react';
import { closeAllDialogs, closeDialog, DialogContext, useOpenDialogs } from './dialogs.ts';

/** Shows the open dialogs within the screen; they go when the screen goes. */
export function DialogHost(): ReactNode {
  const open = useOpenDialogs();
  useEffect(() => closeAllDialogs, []);
  return open.map(({ id, content }, index) => (
    <DialogContext key={id} value={{ top: index === open.length - 1, close: (result) => closeDialog(id, result) }}>
      {content}
    </DialogContext>
  ));
}
