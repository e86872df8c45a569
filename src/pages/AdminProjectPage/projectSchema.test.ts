/** @jest-environment node */
import type { ValidationError } from 'yup';
import { fitsSchema } from '@/features/forms';
import { emptyValues, projectSchema, type ProjectValues } from './projectValues';

const valid: ProjectValues = {
  ...emptyValues,
  title: 'Leadwell CRM',
  short_description: 'Deals and quotes on one board.',
  description: 'For sales teams of up to twenty people.',
  base_price: '4,999.00',
};

function messageOf(changes: Partial<ProjectValues>): string | null {
  try {
    projectSchema.validateSync({ ...valid, ...changes });
    return null;
  } catch (error) {
    return (error as ValidationError).message;
  }
}

describe('the project schema', () => {
  it('accepts a project with only required fields', () => {
    expect(messageOf({})).toBeNull();
  });

  it('accepts the limits of each field', () => {
    const texts: [keyof ProjectValues, string][] = [
      ['title', 'x'.repeat(3)],
      ['title', 'x'.repeat(120)],
      ['title', '😀'.repeat(120)],
      ['category', 'x'.repeat(60)],
      ['short_description', 'x'.repeat(10)],
      ['short_description', 'x'.repeat(200)],
      ['description', 'x'.repeat(20)],
      ['description', 'x'.repeat(10_000)],
      ['base_price', '1'],
      ['base_price', '10,00,000'],
      ['demo_url', 'http://demo.example.com/leadwell'],
    ];
    for (const [name, text] of texts) {
      expect([name, text, messageOf({ [name]: text })]).toEqual([name, text, null]);
    }
  });

  it('says what is wrong with a field', () => {
    const wrong: [keyof ProjectValues, string, string][] = [
      ['title', '   ', 'Give the project a title'],
      ['title', '\u200b\u2800\u3164', 'Give the project a title'],
      ['title', 'xx', 'The title needs at least 3 characters'],
      ['title', '😀😀', 'The title needs at least 3 characters'],
      ['title', 'x'.repeat(121), 'The title can have at most 120 characters'],
      ['category', 'x'.repeat(61), 'The category can have at most 60 characters'],
      ['short_description', 'Short', 'The short description needs at least 10 characters'],
      [
        'short_description',
        'x'.repeat(201),
        'The short description can have at most 200 characters',
      ],
      ['description', 'Too little', 'The description needs at least 20 characters'],
      ['description', 'x'.repeat(10_001), 'The description can have at most 10,000 characters'],
      ['base_price', 'a lot', 'Write the price in rupees, such as 4999 or 4999.50'],
      ['base_price', '0.99', 'The price is at least ₹1'],
      ['base_price', '1000000.01', 'The price is at most ₹10,00,000'],
      [
        'demo_url',
        'demo.example.com',
        'Write the whole address, beginning with https:// or http://',
      ],
      [
        'demo_url',
        'javascript:alert(1)',
        'Write the whole address, beginning with https:// or http://',
      ],
      [
        'demo_url',
        `https://example.com/${'x'.repeat(481)}`,
        'The address can have at most 500 characters',
      ],
    ];
    for (const [name, text, message] of wrong) {
      expect([name, text, messageOf({ [name]: text })]).toEqual([name, text, message]);
    }
  });

  it('takes the day of a release only when its year is whole', () => {
    const on = (date: string) => ({ changelog: [{ version: '1.0', date, changes: 'First' }] });
    expect(messageOf(on('2026-01-15'))).toBeNull();
    expect(messageOf(on(''))).toBe('Give each release a date');
    for (const date of ['0002-01-15', '0202-01-15']) {
      expect(messageOf(on(date))).toBe('Give each release a date from 1900 to 2199');
    }
  });

  it('rejects a ninth picture', () => {
    const pictures = Array.from({ length: 9 }, (_entry, index) => `${index}.png`);
    expect(messageOf({ preview_images: pictures.slice(1) })).toBeNull();
    expect(messageOf({ preview_images: pictures })).toBe('There can be at most 8 pictures');
  });
});

it('a stored draft fits the form if its fields have the right kinds of values', () => {
  const values = { ...emptyValues, title: 'Half a title' };
  for (const [stored, fits] of [
    [values, true],
    [{ ...values, file_upload_id: { id: 'x', file_name: 'a.zip', file_size: 5 } }, true],
    [null, false],
    [[], false],
    [{ ...values, title: 5 }, false],
    [{ ...values, features: [] }, false],
    [{ ...values, changelog: {} }, false],
    [{ ...values, file_upload_id: { id: 'x' } }, false],
  ] as const) {
    expect([stored, fitsSchema(projectSchema)(stored)]).toEqual([stored, fits]);
  }
});
