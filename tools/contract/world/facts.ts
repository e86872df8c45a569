import type { AdminProject, Upload } from '@/api/generated/admin.gen';
import type { User } from '@/api/generated/auth.gen';
import type { PaymentOrder, VerifyPaymentRequest } from '@/api/generated/payments.gen';
import type { Project, PurchasedProject } from '@/api/generated/projects.gen';
import type { OwnReview, Question } from '@/api/generated/reviews.gen';

/** A signed-in user. */
export type Session = { email: string; password: string; token: string; user: User };

/** A user with a conversation, and perhaps a purchase. */
export type Neighbour = Session & { conversationId: number; boughtId: number | undefined };

/** Results of cases that later cases use. */
export type Facts = {
  /** The user given by --email. */
  customer: Session;
  /** The user that cases act as: a new account if the run may write, else the --email user. */
  person: Session;
  /** A second new account, without access to anything of `person`. */
  bystander: Session;
  /** A third new account, on which writes are tested. */
  spare: Session;
  /** A user with some of everything, whose data no write by others may change. */
  neighbour: Neighbour;
  admin: Session;
  /** The first page of the shop. */
  catalogue: Project[];
  /** The projects owned by the --email user, or by `person` without one. */
  owned: PurchasedProject[];
  /** A project for sale with a price, owned neither by `person` nor by the --email user. */
  project: Project;
  /** An order by `person` for `project`. */
  order: PaymentOrder;
  /** The payment of that order with a valid signature. */
  payment: VerifyPaymentRequest;
  /** The purchase made with that payment. */
  purchase: PurchasedProject;
  /** The review that `person` wrote of that project. */
  review: OwnReview;
  /** The question that `person` asked about `project`. */
  question: Question;
  /** The support conversation of `person`. */
  conversationId: number;
  /** A project created by this run. */
  addedProject: AdminProject;
  /** A started upload without data. */
  upload: Upload;
};

/** Reasons to skip a case, by missing fact. */
export const missingFacts: Record<keyof Facts, string> = {
  customer: 'no user is signed in: add --email and --password',
  person: 'no user is signed in: add --email and --password, or --write',
  bystander: 'needs a second account: add --write',
  spare: 'needs a third account: add --write',
  neighbour: 'needs another account: add --write',
  admin: 'no admin is signed in: add --admin-email, --admin-password and extensions for admins',
  catalogue: 'the list of projects is not available',
  owned: "the user's projects are not known",
  project: 'no project is for sale that the user does not own',
  order: 'no order was created',
  payment: 'no payment was made: it needs an order, and --secret to sign it',
  purchase: 'no purchase was made',
  review: 'no review was written',
  question: 'no question was asked',
  conversationId: 'no conversation was opened',
  addedProject: 'no project was added',
  upload: 'no upload was started',
};
