import { STEP_OUTCOMES, type Checkout, type CheckoutStep } from './checkoutSlice';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function isStep(value: unknown): value is CheckoutStep {
  if (!isObject(value)) return false;
  const { projectId, title, base_price, outcome, text } = value;
  return (
    Number.isSafeInteger(projectId) &&
    typeof title === 'string' &&
    (typeof base_price === 'string' || Number.isFinite(base_price)) &&
    STEP_OUTCOMES.some((known) => known === outcome) &&
    (text === null || typeof text === 'string')
  );
}

const haveOneEach = (steps: readonly CheckoutStep[]) =>
  new Set(steps.map(({ projectId }) => projectId)).size === steps.length;

/** Parses the stored checkout; null unless every part of it is valid. */
export function parseStoredCheckout(text: string | null): Checkout | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (!isObject(parsed) || !Number.isSafeInteger(parsed.userId)) return null;
    const { steps } = parsed;
    return Array.isArray(steps) && steps.length > 0 && steps.every(isStep) && haveOneEach(steps)
      ? { userId: parsed.userId as number, steps }
      : null;
  } catch {
    return null;
  }
}
