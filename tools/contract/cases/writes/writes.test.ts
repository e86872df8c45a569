/** @jest-environment node */
import { readDocument } from '../../document/readDocument';
import type { Neighbour } from '../../world/facts';
import type { World } from '../../world/world';
import { Probe } from '../probe';
import { inside, outside } from './bounds';
import { claimsOf } from './covetedValues';
import { watchNeighbour } from './neighbour';
import { plays } from './scenes';

type Fields = Record<string, unknown>;

const document = readDocument();
const bodyOf = (operationId: string) => document.operation(operationId).body!;
const sampleOf = (operationId: string) => bodyOf(operationId).example as Fields;

describe('the writes of the document', () => {
  it('all have a scene', () => {
    const writes = document.operations.filter(({ body }) => body?.validate);
    const operationIds = writes.map(({ operationId }) => operationId);
    expect(Object.keys(plays)).toEqual(expect.arrayContaining(operationIds));
  });
});

describe('claims', () => {
  const claims = (operationId: string, ...related: string[]) =>
    claimsOf(
      document.operation(operationId),
      related.map((one) => document.operation(one)),
      document,
    );

  it('are all fields of the document that the write does not accept', () => {
    const names = [...claims('updateProfile').keys()];
    expect(names).toEqual(
      expect.arrayContaining(['id', 'role', 'is_verified', 'created_at', 'amount', 'status']),
    );
    expect(names).not.toContain('name');
    expect(names).not.toContain('password');
    expect(claims('register').has('name')).toBe(false);
    expect(claims('deleteAccount').has('name')).toBe(true);
  });
});

describe('the data of another user', () => {
  it.each([
    ['an automatic reply, and what counts it', ['Reply'], {}, 0],
    ['a message of the checker', ['Tried by the contract checker.'], {}, 1],
    ['a profile beside an automatic reply', ['Reply'], { getProfile: { name: 'Tried' } }, 1],
  ])('may be changed only by others: %s', async (_change, texts, changes, findings) => {
    let answers: Record<string, object> = {
      openConversation: { messages: [] },
      getUnreadCount: { unread_count: 0 },
      getProfile: { name: 'Own' },
    };
    const settings = { url: 'http://localhost', mayWrite: true };
    const world = { settings, maybe: () => undefined, offers: () => true } as unknown as World;
    const probe = new Probe(world);
    probe.call = async (operationId) => ({ status: 200, json: answers[operationId] }) as never;
    const neighbour = { token: 'token' } as Neighbour;
    const expectUnchanged = await watchNeighbour(neighbour, probe, world);
    const messages = texts.map((message) => ({ message }));
    const count = { unread_count: 1 };
    answers = { ...answers, openConversation: { messages }, getUnreadCount: count, ...changes };
    await expectUnchanged();
    expect(probe.findings).toHaveLength(findings);
  });
});

describe('bounds', () => {
  const titlesOf = (operationId: string) =>
    outside(bodyOf(operationId), sampleOf(operationId)).map(({ title }) => title);

  it('are crossed by one step, in objects and lists too', () => {
    expect(titlesOf('saveOwnReview')).toEqual([
      'stars: 0',
      'stars: 6',
      'title: size 101',
      'text: size 9',
      'text: size 2001',
    ]);
    expect(titlesOf('createProject')).toEqual(
      expect.arrayContaining([
        'base_price: 0.99',
        'base_price: 1000000.01',
        'requirements: size 21',
        'requirements.0: size 0',
        'changelog.0.changes: size 0',
        'changelog.0.changes.0: size 301',
        'licence.may.0: size 201',
      ]),
    );
    expect(titlesOf('tellOpenedFrom')).toContain('path: its first letter twice');
  });

  it.each(['createProject', 'register', 'saveOwnReview', 'changeProjects'])(
    'are reached by bodies that the document allows: %s',
    (operationId) => {
      const { validate } = bodyOf(operationId);
      const isFree = (name: string) => name !== 'preview_images' && name !== 'image_captions';
      const bodies = inside(bodyOf(operationId), sampleOf(operationId), isFree);
      expect(bodies.length).toBeGreaterThan(2);
      for (const { body } of bodies) expect(validate!(body)).toBe(true);
    },
  );
});
