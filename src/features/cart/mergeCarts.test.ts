import type { CartItem } from './cartSlice';
import { mergeCarts } from './mergeCarts';

const item = (id: number, base_price = '100.00'): CartItem => ({
  id,
  title: `Project ${id}`,
  short_description: '',
  base_price,
  category: null,
  image: null,
});
const [one, two, three] = [item(1), item(2), item(3)];

describe('carts changed in two tabs at once', () => {
  it.each([
    ['keep what each added', [], [one], [two], [two, one]],
    ['lose what each removed', [one, two, three], [one, three], [two, three], [three]],
    ['keep an addition beside a removal', [one], [one, two], [], [two]],
    ['hold a project once that both added', [], [one], [one], [one]],
    ['lose what one of them cleared', [one, two], [one, two], [], []],
    ['keep an accepted price', [one], [item(1, '120.00')], [one, two], [item(1, '120.00'), two]],
  ])('%s', (_case, base, mine, theirs, merged) => {
    expect(mergeCarts({ base, mine, theirs })).toEqual(merged);
  });
});
