/** @jest-environment node */
import { readDocument } from '../../document/readDocument';
import { Client } from '../../exchange/client';
import { Redactor } from '../../exchange/redaction';
import { planCases } from '../../run/plan';
import { World } from '../../world/world';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';
import { derivedCases } from './derivedCases';
import { listParameterCases } from './listParameterCases';
import { sampleCall } from './samples';

const document = readDocument();

const makeWorld = () =>
  new World(document, new Client({ redactor: new Redactor(), timeoutMs: 1000, delayMs: 0 }), {
    url: 'http://127.0.0.1:1',
    mayWrite: true,
    extensions: 'all',
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
});

describe('the cases built from the document', () => {
  const cases = derivedCases(document);
  const titlesOf = (operationId: string) =>
    cases.filter((entry) => entry.operationId === operationId).map(({ title }) => title);

  it('call every secured operation without a token, and with ones that nobody has signed', () => {
    for (const { operationId } of document.operations.filter(({ isPublic }) => !isPublic)) {
      expect(titlesOf(operationId)).toEqual(
        expect.arrayContaining([
          'no token',
          'a forged token',
          'a tampered token',
          'an unsigned token',
        ]),
      );
    }
    expect(titlesOf('getPublicStats')).toEqual([]);
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
});

describe('the plan', () => {
  it('has a success case for every operation, except with a token from a mail', () => {
    const planned = planCases(document, { withOrigin: false });
    const isPlanned = (operationId: string, status: number) =>
      planned.some((entry) => entry.operationId === operationId && entry.due.includes(status));
    const lacking = document.operations
      .filter(({ operationId, responses }) =>
        [...responses.keys()].every((status) => status >= 300 || !isPlanned(operationId, status)),
      )
      .map(({ operationId }) => operationId)
      .filter((operationId) => operationId !== 'resetPassword');
    expect(
      lacking.map((operationId) => `${operationId} needs a case in tools/contract/cases/flows`),
    ).toEqual([]);
  });
});
