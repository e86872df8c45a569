import { render, screen } from '@testing-library/react';
import { categoryGlyphs } from './CoverArt';
import { CoverArt } from './CoverArt';

const draw = (seed: number, title: string, category: string | null) =>
  render(<CoverArt seed={seed} title={title} category={category} />).container.innerHTML;

it('is the same for the same project, and differs between projects', () => {
  const first = draw(12, 'Leadwell', 'CRM & Sales');
  expect(draw(12, 'Leadwell', 'CRM & Sales')).toBe(first);
  expect(draw(12, 'Leadwell II', 'CRM & Sales')).not.toBe(first);
});

it('has a drawing for each category and another for the rest', () => {
  const drawings = Object.keys(categoryGlyphs).map((category) => draw(1, '', category));
  expect(new Set([...drawings, draw(1, '', null)]).size).toBe(drawings.length + 1);
  expect(draw(1, '', 'Unheard of')).toBe(draw(1, '', null));
});

it('is not read out, since the title stands beside it', () => {
  draw(1, 'Leadwell', null);
  expect(screen.queryByText('Leadwell')).not.toBeInTheDocument();
});
