import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<ListReviewsResponse, ListReviewsArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/reviews`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
        },
      }),
    }),
    getOwnReview: build.query<GetOwnReviewResponse, GetOwnReviewArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/reviews/mine`,
      }),
    }),
    saveOwnReview: build.mutation<SaveOwnReviewResponse, SaveOwnReviewArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/reviews/mine`,
        method: "PUT",
        body: queryArg.reviewInput,
      }),
    }),
    deleteOwnReview: build.mutation<
      DeleteOwnReviewResponse,
      DeleteOwnReviewArg
    >({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/reviews/mine`,
        method: "DELETE",
      }),
    }),
    markReviewHelpful: build.mutation<
      MarkReviewHelpfulResponse,
      MarkReviewHelpfulArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews/${encodeURIComponent(String(queryArg.reviewId))}/helpful`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listQuestions: build.query<ListQuestionsResponse, ListQuestionsArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/questions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    askQuestion: build.mutation<AskQuestionResponse, AskQuestionArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/questions`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reviewsApi };
export type ListReviewsResponse =
  /** status 200 The page; a page past the end holds no reviews */ ReviewPage;
export type ListReviewsArg = {
  /** The project's id */
  id: number;
  /** Page number, from 1. A value below 1 or one that is no whole number counts as left out; a page past
    the end is empty.
     */
  page?: number;
  /** Rows per page. A value above the maximum counts as the maximum; one below 1 or one that is no whole
    number counts as left out.
     */
  limit?: number;
  /** `helpful` begins with the reviews that most people found helpful, `newest` with the latest; any
    other value counts as left out
     */
  sort?: "helpful" | "newest";
};
export type GetOwnReviewResponse =
  /** status 200 The review; null before it is written */ {
    review: OwnReview | null;
    /** True when the person owns the project by a completed payment */
    can_review: boolean;
    /** Ids of the project's reviews that the person marked as helpful */
    helpful: number[];
  };
export type GetOwnReviewArg = {
  /** The project's id */
  id: number;
};
export type SaveOwnReviewResponse = /** status 200 The saved review */ {
  review: OwnReview;
};
export type SaveOwnReviewArg = {
  /** The project's id */
  id: number;
  reviewInput: ReviewInput;
};
export type DeleteOwnReviewResponse =
  /** status 200 It is deleted */ Confirmation;
export type DeleteOwnReviewArg = {
  /** The project's id */
  id: number;
};
export type MarkReviewHelpfulResponse =
  /** status 200 The mark and how many people set one */ {
    is_helpful: boolean;
    helpful_count: number;
  };
export type MarkReviewHelpfulArg = {
  /** The review's id */
  reviewId: number;
  body: {
    is_helpful: boolean;
  };
};
export type ListQuestionsResponse =
  /** status 200 The page; a page past the end holds no questions */ QuestionPage;
export type ListQuestionsArg = {
  /** The project's id */
  id: number;
  /** Page number, from 1. A value below 1 or one that is no whole number counts as left out; a page past
    the end is empty.
     */
  page?: number;
  /** Rows per page. A value above the maximum counts as the maximum; one below 1 or one that is no whole
    number counts as left out.
     */
  limit?: number;
  /** Words to find, as in the list of projects: in title, category, technologies, short description
    and features of a project; in order id, payment id, project title, customer's name and email of
    a payment; in title, text, project title, customer's name and email of a review; in text, answer,
    project title, customer's name and email of a question; in name, email and phone of a person. Left out
    when empty.
     */
  search?: string;
};
export type AskQuestionResponse =
  /** status 201 The question, which waits for its answer */ {
    question: Question;
  };
export type AskQuestionArg = {
  /** The project's id */
  id: number;
  body: {
    text: string;
  };
};
export type Stars = number;
export type ReviewAnswer = {
  /** Several lines of plain text */
  text: string;
  answered_at: string;
};
export type Review = {
  id: number;
  /** The buyer's first name and initial */
  author: string;
  stars: Stars;
  title: string | null;
  /** Several lines of plain text */
  text: string;
  created_at: string;
  /** Later than `created_at` once it was changed */
  updated_at: string;
  /** People who found it helpful */
  helpful_count: number;
  /** True when the purchase was refunded; the review stays, and its stars count */
  is_refunded?: boolean;
  answer: ReviewAnswer | null;
};
export type Pagination = {
  total: number;
  total_pages: number;
};
export type ReviewSummary = {
  /** With one decimal; null without reviews */
  average: number | null;
  count: number;
  /** The number of reviews with each number of stars */
  stars: {
    "1": number;
    "2": number;
    "3": number;
    "4": number;
    "5": number;
  };
};
export type ReviewPage = {
  reviews: Review[];
  pagination: Pagination;
  summary: ReviewSummary;
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type OwnReview = Review & {
  /** True when an admin has hidden it, so that nobody else sees it */
  is_hidden: boolean;
};
export type FieldErrors = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
  /** What is wrong, by the name of the field; present where this is the schema of 400, and empty if the body
    cannot be read or no single field is wrong
     */
  errors: {
    [key: string]: string;
  };
};
export type ReviewInput = {
  stars: Stars;
  title?: string | null;
  text: string;
};
export type Confirmation = {
  success?: boolean;
  message?: string;
};
export type Question = {
  id: number;
  /** The person's first name and initial */
  author: string;
  /** Several lines of plain text */
  text: string;
  created_at: string;
  /** Null while it waits */
  answer: ReviewAnswer | null;
};
export type QuestionPage = {
  questions: Question[];
  pagination: Pagination;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  listReviews: { reviews: "entity[]", pagination: "object", summary: "object" },
  getOwnReview: { review: "entity?", can_review: "boolean", helpful: "integer[]" },
  saveOwnReview: { review: "entity" },
  markReviewHelpful: { is_helpful: "boolean", helpful_count: "integer" },
  listQuestions: { questions: "entity[]", pagination: "object" },
  askQuestion: { question: "entity" },
});
