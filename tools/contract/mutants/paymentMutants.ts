import { signPayment } from '@mocks/domain/orders';
import { insteadOf, lieAt, rewrite, spoil, withBody, withSentJson, type Body } from './lies';
import type { Mutant } from './mutant';

const PAISE_PER_RUPEE = 100;
const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);
const verified = () => Response.json({ success: true, message: 'Payment verified' });

const zip = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' };

/** A mutant that answers every download with other bytes. */
function download(
  name: string,
  rule: 'file' | 'header',
  make: (answer: Response) => Response,
): Mutant {
  return lieAt('downloadProject', name, rule, async (request, honest) => {
    const answer = await honest(request);
    return answer.ok ? make(answer) : answer;
  });
}

/** Answers the first call and refuses every later one. */
function onlyOnce(refuse: () => Response): Mutant['answer'] & object {
  let wasAnswered = false;
  return async (request, honest) => {
    const answer = await honest(request);
    if (!answer.ok) return answer;
    if (wasAnswered) return refuse();
    wasAnswered = true;
    return answer;
  };
}

/** Backends that are careless with money and with what was bought. */
export const paymentMutants: Mutant[] = [
  spoil('createPaymentOrder', "An order's amount is in rupees", 'money', (body) => {
    body.amount = Math.round(Number(body.amount) / PAISE_PER_RUPEE);
  }),
  spoil('createPaymentOrder', 'Every call opens another order', 'consistency', (body) => {
    body.orderId = `${String(body.orderId)}_${Math.random()}`;
  }),
  rewrite('createPaymentOrder', 'Any amount is accepted', 'status', async (request, honest) => {
    const { projectId } = (await request.clone().json()) as Body;
    const url = new URL(`/api/projects/${String(projectId)}`, request.url);
    const answer = (await (await honest(new Request(url))).json()) as { project?: Body };
    return withSentJson(request, (body) =>
      answer.project ? { ...body, amount: Number(answer.project.base_price) } : body,
    );
  }),
  insteadOf(['createPaymentOrder', 409], 'A project can be bought twice', 'status', () =>
    Response.json({
      orderId: 'order_again',
      amount: 1,
      key: 'key',
      name: 'Shop',
      description: 'Again',
      prefill: {},
      theme: {},
    }),
  ),
  rewrite('verifyPayment', 'Any signature is accepted', 'status', (request) =>
    withSentJson(request, async (body) => ({
      ...body,
      signature: await signPayment(String(body.orderId), String(body.paymentId)),
    })),
  ),
  lieAt(
    'verifyPayment',
    "Another payment's signature is accepted",
    'status',
    async (request, honest) => {
      const { signature } = (await request.clone().json()) as Body;
      const answer = await honest(request);
      const isForged = /^0*$/.test(String(signature));
      return answer.status === 400 && signature && !isForged ? verified() : answer;
    },
  ),
  insteadOf(['verifyPayment', 403], 'Somebody else may verify a payment', 'status', verified),
  lieAt(
    'verifyPayment',
    'The same payment is refused when it is verified again',
    'undocumented-status',
    onlyOnce(() => Response.json({ success: false, message: 'Paid already' }, { status: 409 })),
  ),
  spoil('verifyPayment', 'A success says that it is none', 'consistency', (body) => {
    body.success = false;
  }),
  spoil('getPurchaseStatus', 'Everybody owns everything', 'consistency', (body) => {
    Object.assign(body, { hasPurchased: true, purchaseStatus: 'completed' });
  }),
  spoil('getPurchaseStatus', 'Nobody ever owns anything', 'consistency', (body) => {
    Object.assign(body, { hasPurchased: false, purchaseStatus: null });
  }),
  spoil('listPurchasedProjects', 'What was bought is not listed', 'consistency', () => ({
    projects: [],
  })),
  spoil('listPayments', 'A completed payment is called paid', 'money', (body) => {
    for (const payment of body.payments as Body[]) payment.status = 'paid';
  }),
  spoil('listPayments', 'The history is in paise', 'money', (body) => {
    for (const payment of body.payments as Body[]) {
      payment.amount = String(Math.round(Number(payment.amount) * PAISE_PER_RUPEE));
    }
  }),
  insteadOf(
    ['downloadProject', 403],
    'Nothing has to be bought to be downloaded',
    'status',
    () => new Response('PK', { headers: zip }),
  ),
  download('The zip file is empty', 'file', (answer) => withBody(answer, EMPTY_ZIP)),
  download('The zip file has no bytes', 'file', (answer) => withBody(answer, new Uint8Array())),
  download('A page of HTML poses as a zip file', 'file', (answer) =>
    withBody(answer, '<!doctype html><title>Sign in</title>'),
  ),
  download('A download does not say how long it is', 'header', (answer) => {
    answer.headers.delete('Content-Length');
    return answer;
  }),
];
