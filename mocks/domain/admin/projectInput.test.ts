/** @jest-environment node */
import { DomainError } from '../errors';
import { openShop, projectInput } from './fakes';
import { readProjectInput } from './projectInput';

const { context } = openShop();
const read = (fields: Record<string, unknown>) =>
  readProjectInput(context, { ...projectInput, ...fields });

/** Returns the messages by field. */
function errorsOf(fields: Record<string, unknown>) {
  try {
    read(fields);
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
  return undefined;
}

describe('the input of a project', () => {
  it('becomes the columns of a project', () => {
    expect(
      read({
        preview_images: [' board.png ', 'board.png', 'quote.webp'],
        image_captions: [' The  board ', ''],
        version: ' 2.1 ',
        requirements: ['Node.js 20'],
        support_days: 30,
        licence: null,
      }),
    ).toEqual({
      title: 'Leadwell Sales Pipeline CRM II',
      category: 'CRM & Sales',
      shortDescription: 'Deals, tasks and quotes on one board for small sales teams.',
      description: 'For sales teams of up to twenty people.\n\nRuns on one small server.',
      pricePaise: 499_950,
      demoUrl: 'https://demo.example.com/leadwell',
      isActive: true,
      previewImages: ['board.png', 'quote.webp'],
      imageCaptions: ['The board', ''],
      features: ['Kanban pipeline', 'Quotes with GST'],
      technologies: ['React', 'Node.js', 'PostgreSQL'],
      version: '2.1',
      requirements: ['Node.js 20'],
      supportDays: 30,
      licence: null,
    });
  });

  it('is refused with the first message and those of all fields', () => {
    const work = () => read({ title: 'ab', is_active: null });
    expect(work).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        message: 'Title must be at least 3 characters',
        fields: {
          title: 'Title must be at least 3 characters',
          is_active: 'Please say whether the project is for sale',
        },
      }) as Error,
    );
  });
});

describe('a price', () => {
  it.each([
    [0.999, 'Price must be between 1 and 10,00,000 rupees'],
    [1_000_000.01, 'Price must be between 1 and 10,00,000 rupees'],
    [1.001, 'Price can have at most two decimals'],
    [Infinity, 'Price is required'],
    ['4999', 'Price is required'],
    [[4999], 'Price is required'],
  ])('may not be %p', (value, message) => {
    expect(errorsOf({ base_price: value })).toEqual({ base_price: message });
  });
});

describe('the pictures', () => {
  const gone = { preview_images: 'One of the pictures is not there; please upload it again' };

  it.each([5, null, { length: 3 }, '', 'data:image/png;base64,AAAA'])('are not %j', (entry) => {
    expect(errorsOf({ preview_images: [entry] })).toEqual(gone);
  });
});
