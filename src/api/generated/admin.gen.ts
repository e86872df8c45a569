import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminOverview: build.query<
      GetAdminOverviewResponse,
      GetAdminOverviewArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/overview`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
    listAdminProjects: build.query<
      ListAdminProjectsResponse,
      ListAdminProjectsArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/projects`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          category: queryArg.category,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    createProject: build.mutation<CreateProjectResponse, CreateProjectArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects`,
        method: "POST",
        body: queryArg.projectInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    changeProjects: build.mutation<ChangeProjectsResponse, ChangeProjectsArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/bulk`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    importProjects: build.mutation<ImportProjectsResponse, ImportProjectsArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/import`,
        method: "POST",
        body: queryArg.body,
        params: {
          dry_run: queryArg.dryRun,
        },
      }),
    }),
    getAdminProject: build.query<GetAdminProjectResponse, GetAdminProjectArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateProject: build.mutation<UpdateProjectResponse, UpdateProjectArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.projectInput,
      }),
    }),
    deleteProject: build.mutation<DeleteProjectResponse, DeleteProjectArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    updateProjectStatus: build.mutation<
      UpdateProjectStatusResponse,
      UpdateProjectStatusArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/projects/${encodeURIComponent(String(queryArg.id))}/status`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    startUpload: build.mutation<StartUploadResponse, StartUploadArg>({
      query: (queryArg) => ({
        url: `/api/admin/uploads`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getUpload: build.query<GetUploadResponse, GetUploadArg>({
      query: (queryArg) => ({
        url: `/api/admin/uploads/${encodeURIComponent(String(queryArg.uploadId))}`,
      }),
    }),
    sendUploadPart: build.mutation<SendUploadPartResponse, SendUploadPartArg>({
      query: (queryArg) => ({
        url: `/api/admin/uploads/${encodeURIComponent(String(queryArg.uploadId))}`,
        method: "PUT",
        body: queryArg.body,
        params: {
          offset: queryArg.offset,
        },
      }),
    }),
    listAdminPayments: build.query<
      ListAdminPaymentsResponse,
      ListAdminPaymentsArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          refund: queryArg.refund,
          from: queryArg["from"],
          to: queryArg.to,
          user: queryArg.user,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    exportAdminPayments: build.query<
      ExportAdminPaymentsResponse,
      ExportAdminPaymentsArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments/export`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          refund: queryArg.refund,
          from: queryArg["from"],
          to: queryArg.to,
          user: queryArg.user,
        },
      }),
    }),
    recheckPayment: build.mutation<RecheckPaymentResponse, RecheckPaymentArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.orderId))}/verify`,
        method: "POST",
      }),
    }),
    grantRefund: build.mutation<GrantRefundResponse, GrantRefundArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.orderId))}/refund`,
        method: "POST",
        body: queryArg.refundRequest,
      }),
    }),
    decideRefund: build.mutation<DecideRefundResponse, DecideRefundArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.orderId))}/refund`,
        method: "PUT",
        body: queryArg.refundDecision,
      }),
    }),
    listUsers: build.query<ListUsersResponse, ListUsersArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          role: queryArg.role,
          verified: queryArg.verified,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    updateUser: build.mutation<UpdateUserResponse, UpdateUserArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.userId))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listAdminReviews: build.query<
      ListAdminReviewsResponse,
      ListAdminReviewsArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reviews`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          stars: queryArg.stars,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    updateReview: build.mutation<UpdateReviewResponse, UpdateReviewArg>({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${encodeURIComponent(String(queryArg.reviewId))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listAdminQuestions: build.query<
      ListAdminQuestionsResponse,
      ListAdminQuestionsArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/questions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    answerQuestion: build.mutation<AnswerQuestionResponse, AnswerQuestionArg>({
      query: (queryArg) => ({
        url: `/api/admin/questions/${encodeURIComponent(String(queryArg.questionId))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteQuestion: build.mutation<DeleteQuestionResponse, DeleteQuestionArg>({
      query: (queryArg) => ({
        url: `/api/admin/questions/${encodeURIComponent(String(queryArg.questionId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type GetAdminOverviewResponse =
  /** status 200 The overview */ AdminOverview;
export type GetAdminOverviewArg = {
  /** How many days back, today included; everything since the shop's start when it is left out */
  days?: 7 | 30 | 90;
};
export type ListAdminProjectsResponse =
  /** status 200 The page; a page past the end holds no projects */ {
    projects: AdminProject[];
    pagination: Pagination;
  };
export type ListAdminProjectsArg = {
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
  /** The name of a category */
  category?: string;
  /** Whether the project is for sale */
  status?: "active" | "inactive";
  /** What the list is sorted by; any other value counts as left out */
  sort?: AdminProjectSort;
  /** The direction, in capitals; any other value, `asc` too, counts as left out */
  order?: SortOrder;
};
export type CreateProjectResponse =
  /** status 201 The new project */ AdminProjectAnswer;
export type CreateProjectArg = {
  /** Names one attempt to save. The client sends the same key when it repeats the attempt, since it does not
    know whether the first request arrived, and another one for anything else. For 24 hours, the backend
    answers the same user and key with the first success and saves nothing again; it answers 422 when the
    key comes with another path or body, and waits or answers 409 while the first request is running. A
    request that was refused is not remembered.
     */
  "Idempotency-Key"?: string;
  projectInput: ProjectInput;
};
export type ChangeProjectsResponse =
  /** status 200 What was done, also where nothing could be */ {
    results: ProjectResult[];
  };
export type ChangeProjectsArg = {
  body: {
    action: "activate" | "deactivate" | "delete";
    /** The projects, each once */
    ids: number[];
  };
};
export type ImportProjectsResponse =
  /** status 200 What was added, or would be, and each problem with its line */ ProjectImport;
export type ImportProjectsArg = {
  /** Whether to judge the file without adding anything */
  dryRun?: boolean;
  body: Blob;
};
export type GetAdminProjectResponse =
  /** status 200 The project */ AdminProjectAnswer;
export type GetAdminProjectArg = {
  /** The project's id */
  id: number;
};
export type UpdateProjectResponse =
  /** status 200 The changed project */ AdminProjectAnswer;
export type UpdateProjectArg = {
  /** The project's id */
  id: number;
  projectInput: ProjectInput;
};
export type DeleteProjectResponse = /** status 200 Removed */ Confirmation;
export type DeleteProjectArg = {
  /** The project's id */
  id: number;
};
export type UpdateProjectStatusResponse =
  /** status 200 The changed project */ AdminProjectAnswer;
export type UpdateProjectStatusArg = {
  /** The project's id */
  id: number;
  body: {
    is_active: boolean;
  };
};
export type StartUploadResponse =
  /** status 201 The upload, nothing of it received */ UploadAnswer;
export type StartUploadArg = {
  body: {
    kind: UploadKind;
    /** With any ending or none; what the file is, its content says */
    file_name: string;
    /** Bytes */
    file_size: number;
  };
};
export type GetUploadResponse = /** status 200 The upload */ UploadAnswer;
export type GetUploadArg = {
  /** The id that `startUpload` answered */
  uploadId: string;
};
export type SendUploadPartResponse =
  /** status 200 The upload, with what was received so far */ UploadAnswer;
export type SendUploadPartArg = {
  /** The id that `startUpload` answered */
  uploadId: string;
  /** Where the part begins in the file, in bytes */
  offset: number;
  body: Blob;
};
export type ListAdminPaymentsResponse =
  /** status 200 The page; a page past the end holds no payments */ {
    payments: AdminPayment[];
    pagination: Pagination;
    sums?: PaymentSums;
  };
export type ListAdminPaymentsArg = {
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
  /** A status as payments show it */
  status?: PaymentStatus;
  /** The state of the request for a refund */
  refund?: RefundStatus;
  /** The first day, in the shop's time zone */
  from?: string;
  /** The last day, in the shop's time zone */
  to?: string;
  /** The id of the person who paid */
  user?: number;
  /** What the list is sorted by; any other value counts as left out */
  sort?: AdminPaymentSort;
  /** The direction, in capitals; any other value, `asc` too, counts as left out */
  order?: SortOrder;
};
export type ExportAdminPaymentsResponse = /** status 200 The table */ string;
export type ExportAdminPaymentsArg = {
  /** Words to find, as in the list of projects: in title, category, technologies, short description
    and features of a project; in order id, payment id, project title, customer's name and email of
    a payment; in title, text, project title, customer's name and email of a review; in text, answer,
    project title, customer's name and email of a question; in name, email and phone of a person. Left out
    when empty.
     */
  search?: string;
  /** A status as payments show it */
  status?: PaymentStatus;
  /** The state of the request for a refund */
  refund?: RefundStatus;
  /** The first day, in the shop's time zone */
  from?: string;
  /** The last day, in the shop's time zone */
  to?: string;
  /** The id of the person who paid */
  user?: number;
};
export type RecheckPaymentResponse =
  /** status 200 The payment as it is now */ {
    payment: AdminPayment;
  };
export type RecheckPaymentArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
};
export type GrantRefundResponse =
  /** status 201 The payment with the refund */ {
    payment: AdminPayment;
  };
export type GrantRefundArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
  refundRequest: RefundRequest;
};
export type DecideRefundResponse =
  /** status 200 The payment with the decided request */ {
    payment: AdminPayment;
  };
export type DecideRefundArg = {
  /** The order's id, `razorpay_order_id` of the payment */
  orderId: string;
  refundDecision: RefundDecision;
};
export type ListUsersResponse =
  /** status 200 The page; a page past the end holds no people */ {
    users: AdminUser[];
    pagination: Pagination;
  };
export type ListUsersArg = {
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
  /** The role that people have */
  role?: Role;
  /** Whether the email address was confirmed */
  verified?: boolean;
  /** What the list is sorted by; any other value counts as left out */
  sort?: UserSort;
  /** The direction, in capitals; any other value, `asc` too, counts as left out */
  order?: SortOrder;
};
export type UpdateUserResponse = /** status 200 The changed person */ {
  user: AdminUser;
};
export type UpdateUserArg = {
  /** The person's id */
  userId: number;
  body: {
    role?: Role;
    is_verified?: boolean;
  };
};
export type ListAdminReviewsResponse =
  /** status 200 The page; a page past the end holds no reviews */ {
    reviews: AdminReview[];
    pagination: Pagination;
  };
export type ListAdminReviewsArg = {
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
  /** `unanswered` are the shown reviews without an answer */
  status?: "shown" | "hidden" | "unanswered";
  /** How many stars a review has */
  stars?: 1 | 2 | 3 | 4 | 5;
  /** What the list is sorted by; any other value counts as left out */
  sort?: AdminReviewSort;
  /** The direction, in capitals; any other value, `asc` too, counts as left out */
  order?: SortOrder;
};
export type UpdateReviewResponse = /** status 200 The changed review */ {
  review: AdminReview;
};
export type UpdateReviewArg = {
  /** The review's id */
  reviewId: number;
  body: {
    /** The shop's answer; null removes it */
    answer?: string | null;
    is_hidden?: boolean;
  };
};
export type ListAdminQuestionsResponse =
  /** status 200 The page; a page past the end holds no questions */ {
    questions: AdminQuestion[];
    pagination: Pagination;
  };
export type ListAdminQuestionsArg = {
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
  /** Whether a question waits for its answer, or is shown with it */
  status?: "waiting" | "answered";
  /** What the list is sorted by; any other value counts as left out */
  sort?: "created_at";
  /** The direction, in capitals; any other value, `asc` too, counts as left out */
  order?: SortOrder;
};
export type AnswerQuestionResponse = /** status 200 The answered question */ {
  question: AdminQuestion;
};
export type AnswerQuestionArg = {
  /** The question's id */
  questionId: number;
  body: {
    answer: string;
  };
};
export type DeleteQuestionResponse =
  /** status 200 It is deleted */ Confirmation;
export type DeleteQuestionArg = {
  /** The question's id */
  questionId: number;
};
export type NumericValue = number | string;
export type AdminTotals = {
  /** Rupees of completed payments */
  revenue: NumericValue;
  /** Orders of every status */
  orders: number;
  /** Those of them that are completed */
  sales: number;
  /** Accounts that were opened */
  customers: number;
  downloads: number;
  /** Rupees of orders that may still be paid */
  pending?: NumericValue;
  /** Rupees of payments that were given back */
  refunded?: NumericValue;
  /** Visits of the shop; null or missing where they are not counted */
  visits?: number | null;
  /** Searches of the catalogue that found nothing */
  empty_searches?: number;
};
export type AdminOverview = {
  /** What a point of the series stands for */
  interval: "day" | "month";
  /** The IANA zone of the days; without it, they are those of India */
  time_zone?: string;
  totals: AdminTotals;
  /** The same number of days before; null for everything since the start */
  previous: AdminTotals | null;
  /** Oldest first, without gaps */
  series: {
    /** The day, or the first day of a month */
    date: string;
    /** Rupees */
    revenue: NumericValue;
    sales: number;
    downloads: number;
  }[];
  /** What was searched without a result, the most frequent first */
  empty_searches?: {
    text: string;
    count: number;
  }[];
  /** By revenue, the highest first */
  best_sellers: {
    id: number;
    title: string;
    sales: number;
    /** Rupees */
    revenue: NumericValue;
  }[];
  /** By revenue, the highest first */
  categories: {
    category: string | null;
    sales: number;
    /** Rupees */
    revenue: NumericValue;
  }[];
};
export type Error = {
  success?: boolean;
  /** A sentence that the person may be shown */
  message: string;
};
export type PreviewImages = string[] | string | null;
export type FocalPoint = {
  /** The picture, as `preview_images` names it */
  image: string;
  /** Distance from its left edge, as a share of its width */
  x: number;
  /** Distance from its upper edge, as a share of its height */
  y: number;
};
export type Release = {
  version: string;
  date: string;
  changes: string[];
};
export type Licence = {
  name: string;
  /** What a buyer may do */
  may: string[];
  /** What a buyer may not do */
  may_not: string[];
};
export type ProjectDocument =
  | "report"
  | "slides"
  | "synopsis"
  | "er_diagram"
  | "test_cases"
  | "user_manual"
  | "viva_questions";
export type DocumentDetails = {
  document: ProjectDocument;
  /** Such as PDF */
  format: string | null;
  /** Pages, slides or questions */
  pages: number | null;
};
export type LaunchRecord = {
  /** Name and version, such as Windows 11 */
  system: string;
  /** Such as Node.js 20 */
  runtime: string;
  date: string;
  minutes: number;
  /** As part of a sentence, such as our reviewer */
  started_by: string;
  /** What was typed, in order */
  commands?: string[];
  /** What went wrong, and what helped */
  problems?: string[];
};
export type Project = {
  id: number;
  title: string;
  category: string | null;
  short_description: string;
  /** Several lines */
  description: string;
  /** Rupees */
  base_price: NumericValue;
  download_count: number;
  /** Completed payments */
  sales_count?: number;
  created_at: string;
  updated_at: string;
  /** Bytes */
  file_size: number | null;
  demo_url: string | null;
  /** A recording of its demo, MP4 or WebM of at most 60 seconds, with an address as `PreviewImages`
    has them; left out in lists
     */
  video_url?: string | null;
  is_active: boolean;
  preview_images: PreviewImages;
  /** The widths in pixels, ascending, in which each picture is also offered, at its address with the
    width before the file ending: `/uploads/images/leadwell-640.webp` beside
    `/uploads/images/leadwell.webp`. The height follows; a narrower picture comes in its own width.
    Left out or empty: in its own width alone.
     */
  image_widths?: number[];
  /** What the pictures show, in the order of `preview_images`; empty or missing for a picture
    without a caption
     */
  image_captions?: string[];
  /** What stays visible of pictures that are cropped, at most one point for each of `preview_images`;
    a point of no picture has no effect, and the storefront keeps the upper left of a picture without one
     */
  focal_points?: FocalPoint[];
  /** Entries separated by newlines */
  features: string;
  /** Entries separated by commas */
  technologies: string;
  /** The average of the shown reviews' stars, with one decimal; null without reviews */
  rating?: number | null;
  /** The shown reviews */
  review_count?: number;
  /** The version of the project's file; left out in lists, as are the next six */
  version?: string | null;
  /** What it runs on, such as Node.js 20 or later */
  requirements?: string[];
  /** Releases, the newest first */
  changelog?: Release[];
  licence?: Licence | null;
  /** Days of free support after a purchase; the last one lasts until its end in India */
  support_days?: number | null;
  /** The documents in its zip file that a college asks for */
  documents?: ProjectDocument[];
  /** The courses that it suits, such as BCA */
  suits?: string[];
  /** Format and pages of its `documents`, as far as they are known */
  document_details?: DocumentDetails[];
  /** Pictures of pages of its report, with addresses as `PreviewImages` has them */
  report_pages?: string[];
  /** How the shop last started the project; null if it has not */
  launch_record?: LaunchRecord | null;
  /** Its answered questions; left out in lists */
  question_count?: number;
};
export type AdminProject = Project & {
  /** The name of the uploaded zip file; null when none was uploaded */
  file_name: string | null;
  /** Completed payments */
  sales: number;
  /** Rupees, the sum of the completed payments */
  revenue: NumericValue;
  /** True when there is a payment of any status; the project cannot be removed then */
  has_payments: boolean;
};
export type Pagination = {
  total: number;
  total_pages: number;
};
export type AdminProjectSort =
  | "created_at"
  | "updated_at"
  | "title"
  | "category"
  | "base_price"
  | "download_count"
  | "sales"
  | "revenue";
export type SortOrder = "ASC" | "DESC";
export type AdminProjectAnswer = {
  project: AdminProject;
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
export type ProjectInput = {
  title: string;
  category: string | null;
  short_description: string;
  /** Several lines */
  description: string;
  /** Rupees with at most two decimals */
  base_price: number;
  /** An address that begins with https:// or http:// */
  demo_url: string | null;
  /** An address like those of `preview_images`; the video stays as it is when left out */
  video_url?: string | null;
  is_active: boolean;
  /** Addresses as `PreviewImages` has them, or those of uploads, in the order in which they are shown */
  preview_images: string[];
  /** Captions in the order of `preview_images`; without them, pictures that stay keep theirs
   */
  image_captions?: string[];
  /** What stays visible of pictures that are cropped; the points stay as they are when left out */
  focal_points?: FocalPoint[];
  /** Entries separated by newlines */
  features: string;
  /** Entries separated by commas */
  technologies: string;
  /** The version of the project's file; this and the next six stay as they are when left out */
  version?: string | null;
  /** What it runs on, one entry each */
  requirements?: string[];
  /** Releases in any order */
  changelog?: Release[];
  licence?: Licence | null;
  /** Days of free support after a purchase */
  support_days?: number | null;
  /** The documents in the zip file that a college asks for; a repeated one counts once */
  documents?: ProjectDocument[];
  /** The courses that it suits; a repeated one counts once */
  suits?: string[];
  /** Each document at most once; this and the next two stay as they are when left out */
  document_details?: DocumentDetails[];
  /** Addresses like those of `preview_images` */
  report_pages?: string[];
  /** How the shop has started it */
  launch_record?: LaunchRecord | null;
  /** A complete upload that becomes the project's file; the file stays as it is without */
  file_upload_id?: string;
  /** The `updated_at` of the project that was changed */
  expected_updated_at?: string;
};
export type ProjectResult = {
  id: number;
  /** Null for a project that does not exist */
  title: string | null;
  is_done: boolean;
  /** Why it was not done, as a sentence for people; null if it was */
  message: string | null;
};
export type ProjectImport = {
  is_dry_run: boolean;
  /** The projects that were added, or would be, in the order of the file */
  projects: {
    /** Where it begins in the file */
    line: number;
    title: string;
    /** Null in a dry run */
    id: number | null;
  }[];
  /** In the order of the file; a line with a problem is not added */
  problems: {
    line: number;
    /** Null for the line as a whole */
    column: string | null;
    /** What is wrong and what to do, as a sentence for people */
    message: string;
  }[];
  /** Columns of the header that no project has */
  ignored_columns: string[];
};
export type Confirmation = {
  success?: boolean;
  message?: string;
};
export type UploadKind = "archive" | "image" | "video";
export type UploadContents = {
  total_files: number;
  /** Bytes of all files once unpacked */
  total_size: number;
  has_readme: boolean;
};
export type Upload = {
  id: string;
  kind: UploadKind;
  file_name: string;
  /** Bytes */
  file_size: number;
  /** Bytes */
  received: number;
  /** The address of a complete picture or video, for the project; null for a zip file */
  address: string | null;
  /** What a complete zip file contains; null for anything else */
  contents?: UploadContents | null;
};
export type UploadAnswer = {
  upload: Upload;
};
export type RefundReason =
  | "technical_issue"
  | "duplicate_purchase"
  | "payment_error"
  | "wrong_project"
  | "not_as_described";
export type IssuedDetails = {
  project_title: string;
  buyer_name: string;
  buyer_email: string;
  seller_name: string;
  seller_address: string;
  seller_contact: string;
  seller_gstin: string | null;
  /** The services accounting code (SAC) of what was sold */
  tax_code?: string;
  /** Per cent included in the amount */
  tax_rate?: number;
};
export type RefundStatus = "requested" | "approved" | "declined" | "refunded";
export type Refund = {
  status: RefundStatus;
  /** Who opened it; the buyer where this is missing */
  opened_by?: "buyer" | "shop";
  reason: RefundReason;
  /** What the buyer or the shop wrote */
  text: string;
  /** When it was opened */
  requested_at: string;
  /** What the shop answered */
  note: string | null;
  /** When it was approved or declined; null until then */
  decided_at: string | null;
  /** When the money was paid out; null until then */
  refunded_at: string | null;
};
export type CreditNote = {
  /** Without gaps in each financial year, in a series of its own */
  number: string;
  issued_at: string;
};
export type Invoice = {
  number: string;
  issued_at: string;
  business_name: string | null;
  /** Of the buyer; decides the place of supply */
  gstin: string | null;
  issued?: IssuedDetails;
  /** Takes the invoice back once its payment's refund is approved; null until then */
  credit_note?: CreditNote | null;
};
export type Payment = {
  title: string;
  /** Rupees */
  amount: string;
  /** `completed` or `pending`; other values are shown as they are */
  status: string;
  /** When it was paid, or the order was opened if it is not completed */
  purchase_date: string;
  razorpay_payment_id: string | null;
  razorpay_order_id: string;
  project_id?: number;
  /** How it was paid, in the provider's words; null until it was */
  method?: string | null;
  /** For what a refund can be asked now, by the refund policy; empty when for nothing. A period of days lasts
    until the end, in India, of the day on which it ends.
     */
  refund_reasons?: RefundReason[];
  /** Where the receipt was mailed last (`mailReceipt`); null unless completed */
  receipt_email?: string | null;
  /** What the receipt says; null until the payment is completed */
  receipt?: IssuedDetails | null;
  /** The request for a refund, or the one that the shop opened; null without one */
  refund?: Refund | null;
  /** The tax invoice; null until it is issued */
  invoice?: Invoice | null;
};
export type Customer = {
  id: number;
  name: string;
  email: string;
};
export type AdminPayment = Payment & {
  project_id: number;
  customer: Customer;
  /** Whether `recheckPayment` may ask about it again; false for a failed or refunded payment */
  can_verify?: boolean;
  /** Whether `grantRefund` takes it, a completed payment without an open request */
  can_refund?: boolean;
};
export type PaymentSums = {
  completed: NumericValue;
  pending: NumericValue;
  refunded: NumericValue;
};
export type PaymentStatus = "completed" | "pending" | "failed" | "refunded";
export type AdminPaymentSort = "purchase_date" | "amount" | "title" | "status";
export type RefundRequest = {
  reason: RefundReason;
  text: string;
};
export type RefundDecision = {
  status: "approved" | "declined" | "refunded";
  /** The buyer reads it */
  note?: string;
};
export type User = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  /** Sent at registration and at a change; never in an answer */
  password?: string;
  created_at: string;
  is_verified: boolean;
  /** `admin` is the privileged value; every other value is a normal user */
  role: string;
};
export type AdminUser = User & {
  /** Completed payments */
  purchases: number;
  /** Rupees */
  spent: NumericValue;
};
export type Role = "user" | "admin";
export type UserSort = "created_at" | "name" | "email" | "purchases" | "spent";
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
export type OwnReview = Review & {
  /** True when an admin has hidden it, so that nobody else sees it */
  is_hidden: boolean;
};
export type AdminReview = OwnReview & {
  project: {
    id: number;
    title: string;
  };
  customer: Customer;
};
export type AdminReviewSort = "created_at" | "stars" | "helpful_count";
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
export type AdminQuestion = Question & {
  project: {
    id: number;
    title: string;
  };
  customer: Customer;
};
import { expectResponses } from "../responseShapes";
expectResponses({
  getAdminOverview: { interval: "string", totals: "object", previous: "object?", series: "object[]", best_sellers: "entity[]", categories: "object[]" },
  listAdminProjects: { projects: "entity[]", pagination: "object" },
  createProject: { project: "entity" },
  changeProjects: { results: "entity[]" },
  importProjects: { is_dry_run: "boolean", projects: "object[]", problems: "object[]", ignored_columns: "string[]" },
  getAdminProject: { project: "entity" },
  updateProject: { project: "entity" },
  updateProjectStatus: { project: "entity" },
  startUpload: { upload: "object" },
  getUpload: { upload: "object" },
  sendUploadPart: { upload: "object" },
  listAdminPayments: { payments: "object[]", pagination: "object" },
  recheckPayment: { payment: "object" },
  grantRefund: { payment: "object" },
  decideRefund: { payment: "object" },
  listUsers: { users: "entity[]", pagination: "object" },
  updateUser: { user: "entity" },
  listAdminReviews: { reviews: "entity[]", pagination: "object" },
  updateReview: { review: "entity" },
  listAdminQuestions: { questions: "entity[]", pagination: "object" },
  answerQuestion: { question: "entity" },
});
