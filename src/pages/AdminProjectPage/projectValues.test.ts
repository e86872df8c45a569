/** @jest-environment node */
import { changedFields, emptyValues, toProjectInput, toValues } from './projectValues';

const project = {
  title: 'Leadwell CRM',
  category: null,
  short_description: 'Deals and quotes on one board.',
  description: 'First line\n\nSecond line',
  base_price: 4999,
  updated_at: '2025-09-02T00:00:00Z',
  demo_url: null,
  is_active: true,
  preview_images: ['a.png', 'b.png'],
  image_captions: [],
  features: 'Kanban\nQuotes',
  technologies: 'React, Node.js',
};

describe('form values', () => {
  it('split the lists of a project', () => {
    expect(toValues(project)).toMatchObject({
      category: '',
      base_price: '4999',
      demo_url: '',
      features: 'Kanban\nQuotes',
      technologies: 'React, Node.js',
      preview_images: ['a.png', 'b.png'],
      file_upload_id: null,
    });
  });

  it('send a short description of several lines as one', () => {
    const typed = { ...emptyValues, short_description: ' Deals and quotes\n  on one board. ' };
    expect(toProjectInput(typed, null, null).short_description).toBe(
      'Deals and quotes on one board.',
    );
  });

  it('are sent unchanged if nothing was edited', () => {
    expect(toProjectInput(toValues(project), project, project.updated_at)).toEqual({
      title: 'Leadwell CRM',
      category: null,
      short_description: 'Deals and quotes on one board.',
      description: 'First line\n\nSecond line',
      base_price: 4999,
      demo_url: null,
      is_active: true,
      preview_images: ['a.png', 'b.png'],
      features: 'Kanban\nQuotes',
      technologies: 'React, Node.js',
      expected_updated_at: '2025-09-02T00:00:00Z',
    });
  });

  it('are trimmed and sent without empty lines', () => {
    const input = toProjectInput(
      {
        ...emptyValues,
        title: ' Leadwell ',
        category: ' ',
        features: 'Kanban\n \n Quotes ',
        technologies: 'React,Node.js, react, ',
        file_upload_id: { id: 'upload_1', file_name: 'a.zip', file_size: 3 },
      },
      null,
      null,
    );
    expect(input).toMatchObject({
      title: 'Leadwell',
      category: null,
      features: 'Kanban\nQuotes',
      technologies: 'React, Node.js',
      file_upload_id: 'upload_1',
    });
    expect(input).not.toHaveProperty('expected_updated_at');
  });

  it('are compared field by field', () => {
    const values = toValues(project);
    expect(changedFields(values, { ...values, technologies: 'React, Node.js' })).toEqual([]);
    expect(changedFields(values, { ...values, title: 'X', features: 'Quotes\nKanban' })).toEqual([
      'title',
      'features',
    ]);
  });
});
