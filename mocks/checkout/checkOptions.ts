import type { CheckoutOptions } from '@/api/paymentProvider';

/** A constraint on a value, as words and as a test. */
type Rule = readonly [must: string, isValid: (value: unknown) => boolean];

type Callback = (...values: never[]) => void;

/** A rule for each option of the type. */
type Rules<Options> = {
  readonly [Name in keyof Required<Options>]: RuleOf<NonNullable<Options[Name]>>;
};
type RuleOf<Value> = Value extends Callback ? Rule : Value extends object ? Rules<Value> : Rule;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Rule = ['text', isText];
const word: Rule = ['text that is not empty', (value) => isText(value) && value !== ''];
const flag: Rule = ['true or false', (value) => typeof value === 'boolean'];
const callback: Rule = ['a function', (value) => typeof value === 'function'];
const count: Rule = [
  'a whole number',
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
];
const colour: Rule = [
  'a colour such as #3399cc',
  (value) => isText(value) && /^#([\da-f]{3}){1,2}$/i.test(value),
];

const rules: Rules<CheckoutOptions> = {
  key: word,
  amount: [
    'a positive whole number of paise',
    (value) => Number.isSafeInteger(value) && (value as number) > 0,
  ],
  currency: ['INR', (value) => value === 'INR'],
  name: text,
  order_id: word,
  handler: callback,
  description: text,
  prefill: {
    name: text,
    email: text,
    contact: text,
  },
  theme: { color: colour },
  modal: {
    ondismiss: callback,
    escape: flag,
    backdropclose: flag,
    handleback: flag,
  },
  retry: { enabled: flag, max_count: count },
};

const REQUIRED = ['key', 'amount', 'currency', 'name', 'order_id', 'handler'] as const;

type AnyRules = { readonly [name: string]: Rule | AnyRules };

function checkValue(value: unknown, rule: Rule | AnyRules, path: string): void {
  const isRule = Array.isArray(rule);
  const [must, isValid] = isRule ? (rule as Rule) : (['an object', isObject] as const);
  if (!isValid(value))
    throw new TypeError(`${path} must be ${must}, not ${JSON.stringify(value)}.`);
  if (!isRule) checkAll(value as Record<string, unknown>, rule as AnyRules, `${path}.`);
}

function checkAll(options: Record<string, unknown>, known: AnyRules, prefix = ''): void {
  for (const [name, value] of Object.entries(options)) {
    const path = `${prefix}${name}`;
    if (!Object.hasOwn(known, name)) {
      throw new TypeError(
        `The provider has no option ${path}. There are ${Object.keys(known).join(', ')}.`,
      );
    }
    if (value !== undefined) checkValue(value, known[name]!, path);
  }
}

function requireAll(options: object, names: readonly string[], prefix = ''): void {
  const missing = names.find((name) => Reflect.get(options, name) === undefined);
  if (missing) throw new TypeError(`${prefix}${missing} is missing.`);
}

/**
 * Throws a TypeError that names the option if the shared types do not have it, or have another type. The real provider ignores unknown options, so that a typo would go unnoticed.
 */
export function checkOptions(options: CheckoutOptions): void {
  checkAll(options, rules);
  requireAll(options, REQUIRED);
  if (options.retry) requireAll(options.retry, ['enabled'], 'retry.');
}
