/** Numbers in [0, 1) that follow from the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 14;

/** An id such as order_A1b2C3d4E5f6G7, drawn from `random`. */
export function drawId(prefix: 'order' | 'pay', random: () => number): string {
  const draw = () => BASE62[Math.floor(random() * BASE62.length)];
  return `${prefix}_${Array.from({ length: ID_LENGTH }, draw).join('')}`;
}
