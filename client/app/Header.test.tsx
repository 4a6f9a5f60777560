// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithApp } from '../components/testing.tsx';
import { permission } from '../session/permission.ts';
import { personal } from '../session/personal.ts';
import { Header } from './Header.tsx';
import { routes } from './routes.ts';

const recordOf = (path: string) => routes.find((route) => route.path === path)!;

const show = (path: string) =>
  renderWithApp(
    <MemoryRouter>
      <Header screen={recordOf(path)} />
    </MemoryRouter>,
  );

beforeEach(() => {
  personal.activeRole = 'mpSchoolAdmin';
  permission.menuList = [{ path: '/school-dashboard', meta: { title: '学校看板', home: true } }];
});

describe('the header', () => {
  it('R2.40 without a sidebar has a way back with the logo: to the parent, else to the home of the role', () => {
    const hidden = routes.filter(({ sidebar, header }) => sidebar === false && header !== false);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { path, parent } of hidden) {
      const { unmount } = show(path);
      expect(screen.getByRole('link', { name: '返回' }).getAttribute('href'), path).toBe(parent ?? '/school-dashboard');
      unmount();
    }
  });

  it('R2.1 with a sidebar has the logo that leads home', () => {
    show('/class');
    expect(screen.getByRole('link', { name: '启明助教' }).getAttribute('href')).toBe('#/');
  });
});
