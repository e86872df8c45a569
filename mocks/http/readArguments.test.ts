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
  'sort=colour',
  'order=up',
  'unknown=1',
  'toString=1',
])('a missing or invalid query parameter is omitted: "%s"', (query) => {
  expect(read(query)).toEqual({});
});

test('an invalid number in the path matches no row', () => {
  expect(readArguments('getProject', new URLSearchParams(), { id: '12' })).toEqual({ id: 12 });
  expect(readArguments('getProject', new URLSearchParams(), { id: 'x' })).toEqual({ id: NaN });
});
