import { strToU8 } from 'fflate';

const STATES = ['open', 'done', 'open', 'waiting'] as const;
const NAMES = ['Asha', 'Ravi', 'Meera', 'Arjun', 'Divya', 'Kiran', 'Nisha', 'Vikram'] as const;
const PLACES = ['Bengaluru', 'Pune', 'Kochi', 'Jaipur', 'Indore', 'Mysuru'] as const;
const HEADER = 'id,name,place,state,amount\n';

/** Number of rows to generate and repeat in a large file. */
const ROWS_PER_BLOCK = 1000;

function makeBlock(seed: number): Uint8Array {
  const rows = Array.from({ length: ROWS_PER_BLOCK }, (_row, index) => {
    const one = index + seed;
    const amount = ((one * 7919) % 100_000) / 100;
    return `${index + 1},${NAMES[one % NAMES.length]} ${one},${PLACES[(one * 3) % PLACES.length]},${STATES[one % STATES.length]},${amount.toFixed(2)}\n`;
  });
  return strToU8(rows.join(''));
}

/**
 * Returns a CSV file of exactly `size` bytes. The last row may be truncated, but ends with a
 * newline.
 */
export function sampleData(seed: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  const block = makeBlock(seed);
  bytes.set(strToU8(HEADER).subarray(0, size));
  for (let at = HEADER.length; at < size; at += block.length) {
    bytes.set(block.subarray(0, size - at), at);
  }
  bytes.fill(10, -1);
  return bytes;
}
