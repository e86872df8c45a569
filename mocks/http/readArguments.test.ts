import { readArguments } from './readArguments';

const read = (query: string) => readArguments('listProjects', new URLSearchParams(query));

test('parameters are parsed with the types of openapi.yaml', () => {
  expect(read('page=2&limit=24&search=a+b&sort=title&order=ASC')).toEqual({
    page: 2,
    limit: 24,
    search: 'a b',
    sort: 'title',
    order: 'ASC',
  });
  const people = new URLSearchParams('verified=false&role=admin');
  expect(readArguments('listUsers', people)).toEqual({ verified: false, role: 'admin' });
  const part = new URLSearchParams('offset=512');
  expect(readArguments('sendUploadPart', part, { uploadId: 'upload_1' })).toEqual({
    uploadId: 'upload_1',
    offset: 512,
  });
});

test.each([
  '',
  'page=',
  'page=two',
  'page=1.5',
  'page=1e3',
  `page=${'9'.repeat(400)}`,
  'sort=colour',
  'order=up',
  'unknown=1',
  'toString=1',
])('a missing or invalid query parameter is omitted: "%s"', (query) => {
  expect(read(query)).toEqual({});
});

const readId = (id: string) => readArguments('getProject', new URLSearchParams(), { id });

test('an id in the path is an integer', () => {
  expect(readId('12')).toEqual({ id: 12 });
});

test.each([
  'x',
  '',
  '0',
  '-1',
  '+1',
  '01',
  ' 1',
  '1 ',
  '1.0',
  '1e1',
  '0x1',
  '1n',
  '9007199254740993',
])('a path with "%s" for an id matches no row', (id) => {
  expect(readId(id)).toEqual({ id: NaN });
});
