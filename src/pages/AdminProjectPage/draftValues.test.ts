import { isProjectValues } from './draftValues';
import { emptyValues } from './projectValues';

const values = { ...emptyValues, title: 'Half a title' };

describe('the values of a stored draft', () => {
  it.each([
    values,
    { ...values, features: [''], technologies: ['React'], preview_images: ['a.png'] },
    { ...values, file_upload_id: { id: 'x', fileName: 'a.zip', fileSize: 5 } },
  ])('fit the form: %#', (stored) => {
    expect(isProjectValues(stored)).toBe(true);
  });

  it.each([
    null,
    [],
    {},
    { title: 'Half a title' },
    { ...values, title: 5 },
    { ...values, features: 'none' },
    { ...values, file_upload_id: { id: 'x' } },
  ])('do not fit the form: %#', (stored) => {
    expect(isProjectValues(stored)).toBe(false);
  });
});
