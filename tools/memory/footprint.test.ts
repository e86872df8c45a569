import { findGrowth, LIMITS } from './footprint';

const before = { heapBytes: 10_000_000, nodes: 2000, listeners: 300 };

describe('findGrowth', () => {
  it('allows what stays within the limits, and what shrinks', () => {
    const after = { heapBytes: 12_000_000, nodes: 1500, listeners: 320 };
    expect(findGrowth(before, after, LIMITS)).toEqual([]);
  });

  it('names each figure beyond its limit', () => {
    const after = { heapBytes: 12_000_001, nodes: 2201, listeners: 300 };
    expect(findGrowth(before, after, LIMITS)).toEqual([
      '2000001 more bytes of heap; at most 2000000 may be added',
      '201 more nodes; at most 200 may be added',
    ]);
  });

  it('does not pass a figure that could not be measured', () => {
    expect(findGrowth(before, { ...before, nodes: NaN }, LIMITS)).toHaveLength(1);
  });
});
