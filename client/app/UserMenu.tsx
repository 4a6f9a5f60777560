import { lazy, Suspense, useState } from 'react';
import { UserButton } from './UserButton.tsx';

const loadMenu = () => import('./UserMenuDropdown.tsx');
const Dropdown = lazy(loadMenu);

const ahead = (): void => {
  loadMenu().catch(() => undefined);
};

/** The avatar with its menu, which is loaded when somebody reaches for it. */
export function UserMenu() {
  const [wanted, setWanted] = useState(false);
  const button = (
    <UserButton onClick={() => setWanted(true)} onMouseEnter={ahead} onFocus={ahead} aria-haspopup="dialog" />
  );
  return wanted ? (
    <Suspense fallback={button}>
      <Dropdown />
    </Suspense>
  ) : (
    button
  );
}
