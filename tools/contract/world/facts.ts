import type { AdminProject, Upload } from '@/api/generated/admin.gen';
import type { User } from '@/api/generated/auth.gen';
import type { PaymentOrder, VerifyPaymentRequest } from '@/api/generated/payments.gen';
import type { Project, PurchasedProject } from '@/api/generated/projects.gen';

/** Somebody who is signed in. */
export type Session = { email: string; password: string; token: string; user: User };

/** What the cases find out and later ones build upon. */
export type Facts = {
  /** The person of --email. */
  customer: Session;
  /** Who acts as a customer: a fresh account when the run may write, else the person of --email. */
  person: Session;
  /** A second fresh account, which nothing that `person` has belongs to. */
  bystander: Session;
  admin: Session;
  /** The first page of the shop. */
  catalogue: Project[];
  /** What the person of --email owns, else what `person` does. */
  owned: PurchasedProject[];
  /** For sale, priced, and owned neither by `person` nor by the person of --email. */
  project: Project;
  /** An order of `person` for `project`. */
  order: PaymentOrder;
  /** The payment of that order with its right signature. */
  payment: VerifyPaymentRequest;
  /** That payment was verified. */
  purchase: PurchasedProject;
  /** The support conversation of `person`. */
  conversationId: number;
  /** A project that the run has added, and that nobody else relies upon. */
  addedProject: AdminProject;
  /** An upload of which nothing was received. */
  upload: Upload;
};

/** What to say where a fact is missing. */
export const missingFacts: Record<keyof Facts, string> = {
  customer: 'nobody is signed in: give --email and --password',
  person: 'nobody is signed in: give --email and --password, or --write',
  bystander: 'a second account is needed, which only --write creates',
  admin: 'no admin is signed in: give --admin-email and --admin-password',
  catalogue: 'the list of projects did not answer',
  owned: 'it is not known what the person owns',
  project: 'no project is for sale that the person does not own',
  order: 'there is no order to work on',
  payment: 'a payment can be signed with --secret alone',
  purchase: 'nothing was bought',
  conversationId: 'there is no conversation to work on',
  addedProject: 'there is no project of the run to work on',
  upload: 'there is no upload to work on',
};
