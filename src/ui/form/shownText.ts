import { StringSchema } from 'yup';
import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';

/** Counts characters by code points, as openapi.yaml does. */
class ShownText extends StringSchema {
  override min(least: number, message: string): this {
    return this.test('min', message, (text) => countCharacters(text ?? '') >= least);
  }
  override max(most: number, message: string): this {
    return this.test('max', message, (text) => countCharacters(text ?? '') <= most);
  }
}

/** The rule of texts: invisible letters alone count as empty; `trimVisible` makes the value that is sent. */
export const shownText = () =>
  new ShownText()
    .transform((text: unknown) => (typeof text === 'string' ? trimVisible(text) : text))
    .default('');
