import { IconArrowUpRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from './pages.tsx';
import { useWords } from './words.ts';
import styles from './console.module.css';

/** The pages of the console; the one on screen is no link. The sandbox that was chosen goes along. */
export function Rail() {
  const { pathname, search } = useLocation();
  const { say } = useWords();
  return (
    <aside className={styles.rail} data-screen-only>
      <nav aria-label={say('主菜单')}>
        {pages.map(({ path, title, Icon }) =>
          path === pathname ? (
            <span key={path} className={styles.tile} aria-current="page">
              <Icon size={22} stroke={2.2} aria-hidden />
              {say(title)}
            </span>
          ) : (
            <Link key={path} className={styles.tile} to={path + search}>
              <Icon size={22} stroke={1.6} aria-hidden />
              {say(title)}
            </Link>
          ),
        )}
      </nav>
      <a className={styles.tile} href="/">
        <IconArrowUpRight size={22} stroke={1.6} aria-hidden />
        {say('到产品')}
      </a>
    </aside>
  );
}
