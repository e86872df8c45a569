/** @jest-environment node */
import { readDocument } from '../../document/readDocument';
import { Client } from '../../exchange/client';
import { Redactor } from '../../exchange/redaction';
import { World } from '../../world/world';
import { planCases } from '../../run/plan';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknown';
import { derivedCases } from './derivedCases';
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

describe('a call made from the document', () => {
  const pathOf = (operationId: string) =>
    sampleCall(document.operation(operationId), makeWorld()).path;

  it('that changes something has an id that nobody has, unless the run has made one', () => {
    expect(pathOf('deleteProject')).toEqual({ id: UNKNOWN_ID });
    expect(pathOf('updateUser')).toEqual({ userId: UNKNOWN_ID });
    expect(pathOf('sendUploadPart')).toEqual({ uploadId: UNKNOWN_TEXT });
    const changing = document.operations.filter(({ method }) => method !== 'GET');
    for (const operation of changing) {
      const ids = Object.values(sampleCall(operation, makeWorld()).path ?? {});
      expect(ids.every((id) => id === UNKNOWN_ID || id === UNKNOWN_TEXT)).toBe(true);
    }
  });

  it('that reads takes what the run has found, else the example', () => {
    expect(pathOf('getProject')).toEqual({ id: 1 });
    const world = makeWorld();
    world.learn({ catalogue: [{ id: 41 }] as never });
    expect(sampleCall(document.operation('getProject'), world).path).toEqual({ id: 41 });
  });

  it('has the body of the example, or of what is known', () => {
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

describe('the cases made from the document', () => {
  const cases = derivedCases(document);
  const titlesOf = (operationId: string) =>
    cases.filter((entry) => entry.operationId === operationId).map(({ title }) => title);

  it('ask every operation that needs a token without one, forged and tampered with', () => {
    for (const { operationId } of document.operations.filter(({ isPublic }) => !isPublic)) {
      expect(titlesOf(operationId)).toEqual(
        expect.arrayContaining(['no token', 'a forged token', 'a token that was tampered with']),
      );
    }
    expect(titlesOf('getPublicStats')).toEqual([]);
  });

  it('ask what is for admins as somebody else', () => {
    expect(titlesOf('getAdminOverview')).toContain('a person who is no admin');
    expect(titlesOf('getProfile')).not.toContain('a person who is no admin');
  });

  it('take parameters that cannot be used as refused or ignored, as the document has it', () => {
    const dueOf = (operationId: string, title: string) =>
      cases.find((entry) => entry.operationId === operationId && entry.title === title)!.due;
    expect(dueOf('getAdminOverview', 'days=0')).toEqual([400]);
    expect(dueOf('listProjects', 'limit=0')).toEqual([200]);
  });

  it('write whenever their method does, but for the login', () => {
    const writers = new Set(cases.filter(({ writes }) => writes).map((entry) => entry.operationId));
    expect(writers.has('login')).toBe(false);
    expect(writers.has('register')).toBe(true);
    expect(writers.has('getProfile')).toBe(false);
  });
});

describe('methods that are not documented', () => {
  it('are every other one of each path', () => {
    const titles = methodCases(document).map(({ title }) => title);
    expect(titles).toContain('DELETE /api/projects/{id} is not documented');
    expect(titles).not.toContain('PUT /api/auth/profile is not documented');
  });
});

describe('the plan', () => {
  it('has a success for every operation of the document', () => {
    const planned = planCases(document, { withOrigin: false });
    const lacking = document.operations.filter(({ operationId, answers }) =>
      [...answers.keys()]
        .filter((status) => status < 300)
        .every((status) =>
          planned.every(
            (entry) => entry.operationId !== operationId || !entry.due.includes(status),
          ),
        ),
    );
    expect(lacking).toEqual([]);
  });

  it('of one operation keeps the flows, which build upon each other', () => {
    const all = planCases(document, { withOrigin: true });
    const one = planCases(document, { withOrigin: true, only: 'getProject' });
    expect(one.length).toBeLessThan(all.length / 2);
    expect(one.map(({ title }) => title)).toContain('a fresh person');
    expect(one.filter(({ title }) => title === 'no token')).toEqual([]);
  });
});
