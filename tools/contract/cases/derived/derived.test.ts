/** @jest-environment node */
import { readDocument } from '../../document/readDocument';
import { Client } from '../../exchange/client';
import { Redactor } from '../../exchange/redaction';
import { World } from '../../world/world';
import { planCases } from '../../run/plan';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';
import { derivedCases } from './derivedCases';
import { listParameterCases } from './listParameterCases';
import { methodCases } from './methodCases';
import { sampleCall } from './samples';

const document = readDocument();

const makeWorld = () =>
  new World(document, new Client({ redactor: new Redactor(), timeoutMs: 1000, delayMs: 0 }), {
    url: 'http://127.0.0.1:1',
    mayWrite: true,
    includeExtensions: true,
    realtimeMs: 100,
    silenceMs: 10,
  });

describe('a call built from the document', () => {
  const pathOf = (operationId: string) =>
    sampleCall(document.operation(operationId), makeWorld()).path;

  it('uses an unused id for changes unless the run has created one', () => {
    expect(pathOf('deleteProject')).toEqual({ id: UNKNOWN_ID });
    expect(pathOf('updateUser')).toEqual({ userId: UNKNOWN_ID });
    expect(pathOf('sendUploadPart')).toEqual({ uploadId: UNKNOWN_TEXT });
    const changing = document.operations.filter(({ method }) => method !== 'GET');
    for (const operation of changing) {
      const ids = Object.values(sampleCall(operation, makeWorld()).path ?? {});
      expect(ids.every((id) => id === UNKNOWN_ID || id === UNKNOWN_TEXT)).toBe(true);
    }
  });

  it('reads what the run has found, else the example', () => {
    expect(pathOf('getProject')).toEqual({ id: 4 });
    const world = makeWorld();
    world.learn({ catalogue: [{ id: 41 }] as never });
    expect(sampleCall(document.operation('getProject'), world).path).toEqual({ id: 41 });
  });

  it('has the body of the example, or one built from known facts', () => {
    const world = makeWorld();
    const { body } = sampleCall(document.operation('updateConversation'), world);
    expect(body).toEqual({ status: 'resolved' });
    world.learn({ conversationId: 5 });
    expect(sampleCall(document.operation('sendChatMessage'), world).body).toEqual({
      conversationId: 5,
      message: 'Hello',
      messageType: 'text',
    });
  });
});

describe('the cases built from the document', () => {
  const cases = derivedCases(document);
  const titlesOf = (operationId: string) =>
    cases.filter((entry) => entry.operationId === operationId).map(({ title }) => title);

  it('call every secured operation without a token, and with a forged and a tampered one', () => {
    for (const { operationId } of document.operations.filter(({ isPublic }) => !isPublic)) {
      expect(titlesOf(operationId)).toEqual(
        expect.arrayContaining(['no token', 'a forged token', 'a tampered token']),
      );
    }
    expect(titlesOf('getPublicStats')).toEqual([]);
  });

  it('call admin operations as another user', () => {
    expect(titlesOf('getAdminOverview')).toContain('a user who is not an admin');
    expect(titlesOf('getProfile')).not.toContain('a user who is not an admin');
  });

  it('expect invalid parameters to be rejected or ignored, as documented', () => {
    const dueOf = (operationId: string, title: string) =>
      cases.find((entry) => entry.operationId === operationId && entry.title === title)!.due;
    expect(dueOf('getAdminOverview', 'days=0')).toEqual([400]);
    expect(dueOf('listProjects', 'min_rating=0')).toEqual([200]);
  });

  it('are writing unless their method is GET, except for the login', () => {
    const writers = new Set(cases.filter(({ writes }) => writes).map((entry) => entry.operationId));
    expect(writers.has('login')).toBe(false);
    expect(writers.has('register')).toBe(true);
    expect(writers.has('getProfile')).toBe(false);
  });
});

describe('the parameters of lists', () => {
  const titlesOf = (wanted: string) =>
    listParameterCases(document)
      .filter(({ operationId }) => operationId === wanted)
      .map(({ title }) => title);

  it('are tried out of every documented bound, with what they count as', () => {
    expect(titlesOf('listUsers')).toEqual([
      'page=abc counts as left out',
      'page=0 counts as left out',
      'limit=abc counts as left out',
      'limit=0 counts as left out',
      'limit=101 counts as limit=100',
      `sort=${UNKNOWN_TEXT} counts as left out`,
      `order=${UNKNOWN_TEXT} counts as left out`,
      'order=asc counts as left out',
    ]);
  });

  it('are those of every list with pages', () => {
    const paged = document.operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'page'),
    );
    expect(paged.map(({ operationId }) => operationId)).toEqual([
      'listProjects',
      'listReviews',
      'listAdminProjects',
      'listAdminPayments',
      'listUsers',
      'listAdminReviews',
    ]);
    for (const { operationId } of paged) {
      expect(titlesOf(operationId)).toContain('limit=101 counts as limit=100');
    }
  });
});

describe('undocumented methods', () => {
  it('are all other methods of each path', () => {
    const titles = methodCases(document).map(({ title }) => title);
    expect(titles).toContain('DELETE /api/projects/{id} is not documented');
    expect(titles).not.toContain('PUT /api/auth/profile is not documented');
  });
});

describe('the plan', () => {
  it('has a success case for every operation, except with a token from a mail', () => {
    const planned = planCases(document, { withOrigin: false });
    const lacking = document.operations.filter(({ operationId, responses }) =>
      [...responses.keys()]
        .filter((status) => status < 300)
        .every((status) =>
          planned.every(
            (entry) => entry.operationId !== operationId || !entry.due.includes(status),
          ),
        ),
    );
    expect(lacking.map(({ operationId }) => operationId)).toEqual([
      'resetPassword',
      'confirmEmail',
    ]);
  });

  it('keeps what prepares the cases if limited to one operation', () => {
    const all = planCases(document, { withOrigin: true });
    const one = planCases(document, { withOrigin: true, only: 'getProject' });
    expect(one.length).toBeLessThan(all.length / 20);
    expect(one.map(({ title }) => title)).toContain('a new user');
    expect(one.filter(({ title }) => title === 'no token')).toEqual([]);
  });
});
