import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { assignmentTypes } from '../../../../contracts/constants/assignments.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import { setPaths } from '../../../session/paths.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { reasonAgainst } from './support.ts';
import { TypeCards } from './TypeCards.tsx';

setPaths({ createAssignment: '/create' });

const show = (subjectId: string) =>
  renderWithApp(
    <MemoryRouter>
      <TypeCards subjectId={subjectId} />
    </MemoryRouter>,
  );

const cards = () => screen.getAllByRole('article');

it('R2.54 there are four cards, each with title, lines, steps, tags and a button', () => {
  show('1');
  expect(cards()).toHaveLength(4);
  assignmentTypes.forEach(({ title, desc, steps, tags, btnText, taskType }, index) => {
    const card = within(cards()[index]!);
    card.getByRole('heading', { name: title });
    for (const text of [...desc, ...tags]) card.getByText(text);
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(steps);
    const button = card.getByRole('link', { name: `${btnText} ${title}` });
    expect(button.getAttribute('href')).toBe(`/create?taskType=${taskType}`);
  });
});

it('R9.13 a card that the subject of the course does not suit tells why and leads nowhere', () => {
  show('2');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '布置 作业与考试',
    '布置 错题巩固',
  ]);
  const essay = within(cards()[1]!);
  expect(essay.getByRole('button', { name: '布置 作文' }).getAttribute('aria-disabled')).toBe('true');
  essay.getByText('只支持语文、英语');
});

it('R9.13 each subject is refused just what it does not support', () => {
  for (const { subjectId } of subjects) {
    for (const type of assignmentTypes) {
      expect(reasonAgainst(type, subjectId) === '').toBe(type.supportSubjectIds.includes(subjectId));
    }
  }
  expect(assignmentTypes.map((type) => reasonAgainst(type, ''))).toEqual(['', '', '', '']);
});

it('R9.13 has no button for who has no screen to set work on', () => {
  setPaths({});
  show('1');
  expect(screen.queryAllByRole('link')).toHaveLength(0);
  setPaths({ createAssignment: '/create' });
});

it('R2.54 opens them from one button, by the mouse and by N, and goes away with Escape', async () => {
  renderWithApp(
    <MemoryRouter>
      <AssignMenu subjectId="1" />
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: /布置/ }));
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  fireEvent.keyDown(screen.getAllByRole('link')[0]!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
});
