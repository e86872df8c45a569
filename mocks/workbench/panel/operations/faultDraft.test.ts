/** @jest-environment node */
import { EMPTY_DRAFT, type FaultDraft, toParts } from './faultDraft';

it.each<[changes: Partial<FaultDraft>, parts: string]>([
  [{}, 'status=500'],
  [{ behaviour: 'delay', delay: ' 20 ', jitter: '5', kbps: '64' }, 'delay=20,jitter=5,kbps=64'],
  [{ behaviour: 'delay' }, ''],
  [{ behaviour: 'patch', value: '[1]', delay: '9' }, 'patch=/projects/0/base_price=[1],delay=9'],
  [{ behaviour: 'header', header: 'Vary: a,b' }, 'header=Vary%3A%20a%2Cb'],
  [{ behaviour: 'malformed', body: 'null' }, 'malformed,status=500'],
  [{ behaviour: 'offline', occasion: 'first' }, 'offline,first=3'],
  [{ behaviour: 'slow4G', occasion: 'nth', then: 'live' }, 'slow4G,nth=2..4,then,live'],
  [{ behaviour: 'hang', occasion: 'rate', percent: '25' }, 'hang,rate=0.25,seed=1'],
])('the form values %j are the parts %s', (changes, parts) => {
  expect(toParts({ ...EMPTY_DRAFT, ...changes })).toBe(parts);
});
