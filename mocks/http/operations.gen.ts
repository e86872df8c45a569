// Generated from openapi.yaml by "npm run codegen". Do not edit.
import type * as account from '@/api/generated/account.gen';
import type * as admin from '@/api/generated/admin.gen';
import type * as auth from '@/api/generated/auth.gen';
import type * as chat from '@/api/generated/chat.gen';
import type * as payments from '@/api/generated/payments.gen';
import type * as projects from '@/api/generated/projects.gen';
import type * as reviews from '@/api/generated/reviews.gen';
import type * as support from '@/api/generated/support.gen';

/** The parameters, the body and the response of each operation. Query parameters may be missing. */
export type OperationTypes = {
  login: {
    parameters: object;
    body: auth.LoginArg[keyof auth.LoginArg];
    response: auth.LoginResponse;
  };
  register: {
    parameters: object;
    body: auth.RegisterArg[keyof auth.RegisterArg];
    response: auth.RegisterResponse;
  };
  getProfile: {
    parameters: object;
    body: undefined;
    response: auth.GetProfileResponse;
  };
  updateProfile: {
    parameters: object;
    body: auth.UpdateProfileArg[keyof auth.UpdateProfileArg];
    response: auth.UpdateProfileResponse;
  };
  changePassword: {
    parameters: object;
    body: auth.ChangePasswordArg[keyof auth.ChangePasswordArg];
    response: auth.ChangePasswordResponse;
  };
  getAccountServices: {
    parameters: object;
    body: undefined;
    response: account.GetAccountServicesResponse;
  };
  requestPasswordReset: {
    parameters: object;
    body: account.RequestPasswordResetArg[keyof account.RequestPasswordResetArg];
    response: account.RequestPasswordResetResponse;
  };
  resetPassword: {
    parameters: object;
    body: account.ResetPasswordArg[keyof account.ResetPasswordArg];
    response: account.ResetPasswordResponse;
  };
  confirmEmail: {
    parameters: object;
    body: account.ConfirmEmailArg[keyof account.ConfirmEmailArg];
    response: account.ConfirmEmailResponse;
  };
  getOwnData: {
    parameters: object;
    body: undefined;
    response: account.GetOwnDataResponse;
  };
  deleteAccount: {
    parameters: object;
    body: account.DeleteAccountArg[keyof account.DeleteAccountArg];
    response: account.DeleteAccountResponse;
  };
  getPublicStats: {
    parameters: object;
    body: undefined;
    response: projects.GetPublicStatsResponse;
  };
  listCategories: {
    parameters: object;
    body: undefined;
    response: projects.ListCategoriesResponse;
  };
  listProjects: {
    parameters: Partial<Pick<projects.ListProjectsArg, 'page' | 'limit' | 'search' | 'sort' | 'order' | 'verbatim' | 'category' | 'technology' | 'minPrice' | 'maxPrice' | 'hasDemo' | 'withReport' | 'suits' | 'startedOn' | 'minRating'>>;
    body: undefined;
    response: projects.ListProjectsResponse;
  };
  suggestProjects: {
    parameters: Partial<Pick<projects.SuggestProjectsArg, 'q'>>;
    body: undefined;
    response: projects.SuggestProjectsResponse;
  };
  getProject: {
    parameters: Pick<projects.GetProjectArg, 'id'>;
    body: undefined;
    response: projects.GetProjectResponse;
  };
  getPurchaseStatus: {
    parameters: Pick<projects.GetPurchaseStatusArg, 'id'>;
    body: undefined;
    response: projects.GetPurchaseStatusResponse;
  };
  getProjectContents: {
    parameters: Pick<projects.GetProjectContentsArg, 'id'>;
    body: undefined;
    response: projects.GetProjectContentsResponse;
  };
  downloadProject: {
    parameters: Pick<projects.DownloadProjectArg, 'id'>;
    body: undefined;
    response: projects.DownloadProjectResponse;
  };
  listReviews: {
    parameters: Pick<reviews.ListReviewsArg, 'id'> & Partial<Pick<reviews.ListReviewsArg, 'page' | 'limit' | 'sort'>>;
    body: undefined;
    response: reviews.ListReviewsResponse;
  };
  getOwnReview: {
    parameters: Pick<reviews.GetOwnReviewArg, 'id'>;
    body: undefined;
    response: reviews.GetOwnReviewResponse;
  };
  saveOwnReview: {
    parameters: Pick<reviews.SaveOwnReviewArg, 'id'>;
    body: reviews.SaveOwnReviewArg[Exclude<keyof reviews.SaveOwnReviewArg, 'id'>];
    response: reviews.SaveOwnReviewResponse;
  };
  deleteOwnReview: {
    parameters: Pick<reviews.DeleteOwnReviewArg, 'id'>;
    body: undefined;
    response: reviews.DeleteOwnReviewResponse;
  };
  markReviewHelpful: {
    parameters: Pick<reviews.MarkReviewHelpfulArg, 'reviewId'>;
    body: reviews.MarkReviewHelpfulArg[Exclude<keyof reviews.MarkReviewHelpfulArg, 'reviewId'>];
    response: reviews.MarkReviewHelpfulResponse;
  };
  listQuestions: {
    parameters: Pick<reviews.ListQuestionsArg, 'id'> & Partial<Pick<reviews.ListQuestionsArg, 'page' | 'limit' | 'search'>>;
    body: undefined;
    response: reviews.ListQuestionsResponse;
  };
  askQuestion: {
    parameters: Pick<reviews.AskQuestionArg, 'id'>;
    body: reviews.AskQuestionArg[Exclude<keyof reviews.AskQuestionArg, 'id'>];
    response: reviews.AskQuestionResponse;
  };
  listPurchasedProjects: {
    parameters: object;
    body: undefined;
    response: projects.ListPurchasedProjectsResponse;
  };
  listPayments: {
    parameters: object;
    body: undefined;
    response: payments.ListPaymentsResponse;
  };
  createPaymentOrder: {
    parameters: object;
    body: payments.CreatePaymentOrderArg[keyof payments.CreatePaymentOrderArg];
    response: payments.CreatePaymentOrderResponse;
  };
  getPaymentOrder: {
    parameters: Pick<payments.GetPaymentOrderArg, 'orderId'>;
    body: undefined;
    response: payments.GetPaymentOrderResponse;
  };
  verifyPayment: {
    parameters: object;
    body: payments.VerifyPaymentArg[keyof payments.VerifyPaymentArg];
    response: payments.VerifyPaymentResponse;
  };
  requestRefund: {
    parameters: Pick<payments.RequestRefundArg, 'orderId'>;
    body: payments.RequestRefundArg[Exclude<keyof payments.RequestRefundArg, 'orderId'>];
    response: payments.RequestRefundResponse;
  };
  mailReceipt: {
    parameters: Pick<payments.MailReceiptArg, 'orderId'>;
    body: undefined;
    response: payments.MailReceiptResponse;
  };
  issueInvoice: {
    parameters: Pick<payments.IssueInvoiceArg, 'orderId'>;
    body: payments.IssueInvoiceArg[Exclude<keyof payments.IssueInvoiceArg, 'orderId'>];
    response: payments.IssueInvoiceResponse;
  };
  openConversation: {
    parameters: object;
    body: undefined;
    response: chat.OpenConversationResponse;
  };
  sendChatMessage: {
    parameters: object;
    body: chat.SendChatMessageArg[Exclude<keyof chat.SendChatMessageArg, 'Idempotency-Key'>];
    response: chat.SendChatMessageResponse;
  };
  getUnreadCount: {
    parameters: object;
    body: undefined;
    response: chat.GetUnreadCountResponse;
  };
  markAnswersRead: {
    parameters: object;
    body: undefined;
    response: chat.MarkAnswersReadResponse;
  };
  tellOpenedFrom: {
    parameters: object;
    body: chat.TellOpenedFromArg[keyof chat.TellOpenedFromArg];
    response: chat.TellOpenedFromResponse;
  };
  listConversations: {
    parameters: object;
    body: undefined;
    response: support.ListConversationsResponse;
  };
  getConversation: {
    parameters: Pick<support.GetConversationArg, 'conversationId'>;
    body: undefined;
    response: support.GetConversationResponse;
  };
  updateConversation: {
    parameters: Pick<support.UpdateConversationArg, 'conversationId'>;
    body: support.UpdateConversationArg[Exclude<keyof support.UpdateConversationArg, 'conversationId'>];
    response: support.UpdateConversationResponse;
  };
  markConversationRead: {
    parameters: Pick<support.MarkConversationReadArg, 'conversationId'>;
    body: undefined;
    response: support.MarkConversationReadResponse;
  };
  addConversationNote: {
    parameters: Pick<support.AddConversationNoteArg, 'conversationId'>;
    body: support.AddConversationNoteArg[Exclude<keyof support.AddConversationNoteArg, 'conversationId' | 'Idempotency-Key'>];
    response: support.AddConversationNoteResponse;
  };
  assignConversation: {
    parameters: Pick<support.AssignConversationArg, 'conversationId'>;
    body: support.AssignConversationArg[Exclude<keyof support.AssignConversationArg, 'conversationId'>];
    response: support.AssignConversationResponse;
  };
  getAdminOverview: {
    parameters: Partial<Pick<admin.GetAdminOverviewArg, 'days'>>;
    body: undefined;
    response: admin.GetAdminOverviewResponse;
  };
  listAdminProjects: {
    parameters: Partial<Pick<admin.ListAdminProjectsArg, 'page' | 'limit' | 'search' | 'category' | 'status' | 'sort' | 'order'>>;
    body: undefined;
    response: admin.ListAdminProjectsResponse;
  };
  createProject: {
    parameters: object;
    body: admin.CreateProjectArg[Exclude<keyof admin.CreateProjectArg, 'Idempotency-Key'>];
    response: admin.CreateProjectResponse;
  };
  changeProjects: {
    parameters: object;
    body: admin.ChangeProjectsArg[keyof admin.ChangeProjectsArg];
    response: admin.ChangeProjectsResponse;
  };
  importProjects: {
    parameters: Partial<Pick<admin.ImportProjectsArg, 'dryRun'>>;
    body: undefined;
    response: admin.ImportProjectsResponse;
  };
  getAdminProject: {
    parameters: Pick<admin.GetAdminProjectArg, 'id'>;
    body: undefined;
    response: admin.GetAdminProjectResponse;
  };
  updateProject: {
    parameters: Pick<admin.UpdateProjectArg, 'id'>;
    body: admin.UpdateProjectArg[Exclude<keyof admin.UpdateProjectArg, 'id'>];
    response: admin.UpdateProjectResponse;
  };
  deleteProject: {
    parameters: Pick<admin.DeleteProjectArg, 'id'>;
    body: undefined;
    response: admin.DeleteProjectResponse;
  };
  updateProjectStatus: {
    parameters: Pick<admin.UpdateProjectStatusArg, 'id'>;
    body: admin.UpdateProjectStatusArg[Exclude<keyof admin.UpdateProjectStatusArg, 'id'>];
    response: admin.UpdateProjectStatusResponse;
  };
  startUpload: {
    parameters: object;
    body: admin.StartUploadArg[keyof admin.StartUploadArg];
    response: admin.StartUploadResponse;
  };
  getUpload: {
    parameters: Pick<admin.GetUploadArg, 'uploadId'>;
    body: undefined;
    response: admin.GetUploadResponse;
  };
  sendUploadPart: {
    parameters: Pick<admin.SendUploadPartArg, 'uploadId'> & Partial<Pick<admin.SendUploadPartArg, 'offset'>>;
    body: undefined;
    response: admin.SendUploadPartResponse;
  };
  listAdminPayments: {
    parameters: Partial<Pick<admin.ListAdminPaymentsArg, 'page' | 'limit' | 'search' | 'status' | 'refund' | 'from' | 'to' | 'user' | 'sort' | 'order'>>;
    body: undefined;
    response: admin.ListAdminPaymentsResponse;
  };
  exportAdminPayments: {
    parameters: Partial<Pick<admin.ExportAdminPaymentsArg, 'search' | 'status' | 'refund' | 'from' | 'to' | 'user'>>;
    body: undefined;
    response: admin.ExportAdminPaymentsResponse;
  };
  recheckPayment: {
    parameters: Pick<admin.RecheckPaymentArg, 'orderId'>;
    body: undefined;
    response: admin.RecheckPaymentResponse;
  };
  grantRefund: {
    parameters: Pick<admin.GrantRefundArg, 'orderId'>;
    body: admin.GrantRefundArg[Exclude<keyof admin.GrantRefundArg, 'orderId'>];
    response: admin.GrantRefundResponse;
  };
  decideRefund: {
    parameters: Pick<admin.DecideRefundArg, 'orderId'>;
    body: admin.DecideRefundArg[Exclude<keyof admin.DecideRefundArg, 'orderId'>];
    response: admin.DecideRefundResponse;
  };
  listUsers: {
    parameters: Partial<Pick<admin.ListUsersArg, 'page' | 'limit' | 'search' | 'role' | 'verified' | 'sort' | 'order'>>;
    body: undefined;
    response: admin.ListUsersResponse;
  };
  updateUser: {
    parameters: Pick<admin.UpdateUserArg, 'userId'>;
    body: admin.UpdateUserArg[Exclude<keyof admin.UpdateUserArg, 'userId'>];
    response: admin.UpdateUserResponse;
  };
  listAdminReviews: {
    parameters: Partial<Pick<admin.ListAdminReviewsArg, 'page' | 'limit' | 'search' | 'status' | 'stars' | 'sort' | 'order'>>;
    body: undefined;
    response: admin.ListAdminReviewsResponse;
  };
  updateReview: {
    parameters: Pick<admin.UpdateReviewArg, 'reviewId'>;
    body: admin.UpdateReviewArg[Exclude<keyof admin.UpdateReviewArg, 'reviewId'>];
    response: admin.UpdateReviewResponse;
  };
  listAdminQuestions: {
    parameters: Partial<Pick<admin.ListAdminQuestionsArg, 'page' | 'limit' | 'search' | 'status' | 'sort' | 'order'>>;
    body: undefined;
    response: admin.ListAdminQuestionsResponse;
  };
  answerQuestion: {
    parameters: Pick<admin.AnswerQuestionArg, 'questionId'>;
    body: admin.AnswerQuestionArg[Exclude<keyof admin.AnswerQuestionArg, 'questionId'>];
    response: admin.AnswerQuestionResponse;
  };
  deleteQuestion: {
    parameters: Pick<admin.DeleteQuestionArg, 'questionId'>;
    body: undefined;
    response: admin.DeleteQuestionResponse;
  };
};

/**
 * Each operation: its place, whether it needs a token, the extension that it belongs to or has in
 * its response, and the status of its success.
 */
export const documentedOperations = {
  login: {
    tag: 'auth',
    method: 'post',
    path: '/api/auth/login',
    isSecured: false,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  register: {
    tag: 'auth',
    method: 'post',
    path: '/api/auth/register',
    isSecured: false,
    extension: null,
    extensions: [],
    status: 201,
    parameters: {},
  },
  getProfile: {
    tag: 'auth',
    method: 'get',
    path: '/api/auth/profile',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  updateProfile: {
    tag: 'auth',
    method: 'put',
    path: '/api/auth/profile',
    isSecured: true,
    extension: null,
    extensions: ['pending_email'],
    status: 200,
    parameters: {},
  },
  changePassword: {
    tag: 'auth',
    method: 'put',
    path: '/api/auth/change-password',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  getAccountServices: {
    tag: 'account',
    method: 'get',
    path: '/api/auth/services',
    isSecured: false,
    extension: 'account',
    extensions: [],
    status: 200,
    parameters: {},
  },
  requestPasswordReset: {
    tag: 'account',
    method: 'post',
    path: '/api/auth/forgot-password',
    isSecured: false,
    extension: 'account',
    extensions: [],
    status: 200,
    parameters: {},
  },
  resetPassword: {
    tag: 'account',
    method: 'post',
    path: '/api/auth/reset-password',
    isSecured: false,
    extension: 'account',
    extensions: [],
    status: 200,
    parameters: {},
  },
  confirmEmail: {
    tag: 'account',
    method: 'post',
    path: '/api/auth/confirm-email',
    isSecured: false,
    extension: 'account',
    extensions: [],
    status: 200,
    parameters: {},
  },
  getOwnData: {
    tag: 'account',
    method: 'get',
    path: '/api/auth/my-data',
    isSecured: true,
    extension: 'account',
    extensions: [],
    status: 200,
    parameters: {},
  },
  deleteAccount: {
    tag: 'account',
    method: 'post',
    path: '/api/auth/delete-account',
    isSecured: true,
    extension: 'account',
    extensions: [],
    status: 200,
    parameters: {},
  },
  getPublicStats: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/stats/public',
    isSecured: false,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  listCategories: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/meta/categories',
    isSecured: false,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  listProjects: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects',
    isSecured: false,
    extension: null,
    extensions: ['projects.*.sales_count', 'projects.*.video_url', 'projects.*.image_widths', 'projects.*.image_captions', 'projects.*.focal_points', 'projects.*.rating', 'projects.*.review_count', 'projects.*.version', 'projects.*.requirements', 'projects.*.changelog', 'projects.*.licence', 'projects.*.support_days', 'projects.*.documents', 'projects.*.suits', 'projects.*.document_details', 'projects.*.report_pages', 'projects.*.launch_record', 'projects.*.question_count', 'facets', 'did_you_mean', 'is_closest', 'corrected', 'also'],
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['created_at', 'title', 'base_price', 'download_count', 'rating'], extensionValues: ['rating'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
      verbatim: { in: 'query', name: 'verbatim', type: 'boolean', isExtension: true },
      category: { in: 'query', name: 'category', type: 'array', isExtension: true },
      technology: { in: 'query', name: 'technology', type: 'array', isExtension: true },
      minPrice: { in: 'query', name: 'min_price', type: 'number', isExtension: true },
      maxPrice: { in: 'query', name: 'max_price', type: 'number', isExtension: true },
      hasDemo: { in: 'query', name: 'has_demo', type: 'boolean', isExtension: true },
      withReport: { in: 'query', name: 'with_report', type: 'boolean', isExtension: true },
      suits: { in: 'query', name: 'suits', type: 'array', isExtension: true },
      startedOn: { in: 'query', name: 'started_on', type: 'array', isExtension: true },
      minRating: { in: 'query', name: 'min_rating', type: 'number', isExtension: true },
    },
  },
  suggestProjects: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/suggestions',
    isSecured: false,
    extension: 'suggestions',
    extensions: [],
    status: 200,
    parameters: {
      q: { in: 'query', name: 'q', type: 'string' },
    },
  },
  getProject: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/{id}',
    isSecured: false,
    extension: null,
    extensions: ['project.sales_count', 'project.video_url', 'project.image_widths', 'project.image_captions', 'project.focal_points', 'project.rating', 'project.review_count', 'project.version', 'project.requirements', 'project.changelog', 'project.licence', 'project.support_days', 'project.documents', 'project.suits', 'project.document_details', 'project.report_pages', 'project.launch_record', 'project.question_count'],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  getPurchaseStatus: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/{id}/purchase-status',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  getProjectContents: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/{id}/contents',
    isSecured: false,
    extension: 'contents',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  downloadProject: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/{id}/download',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  listReviews: {
    tag: 'reviews',
    method: 'get',
    path: '/api/projects/{id}/reviews',
    isSecured: false,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['helpful', 'newest'] },
    },
  },
  getOwnReview: {
    tag: 'reviews',
    method: 'get',
    path: '/api/projects/{id}/reviews/mine',
    isSecured: true,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  saveOwnReview: {
    tag: 'reviews',
    method: 'put',
    path: '/api/projects/{id}/reviews/mine',
    isSecured: true,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  deleteOwnReview: {
    tag: 'reviews',
    method: 'delete',
    path: '/api/projects/{id}/reviews/mine',
    isSecured: true,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  markReviewHelpful: {
    tag: 'reviews',
    method: 'put',
    path: '/api/reviews/{reviewId}/helpful',
    isSecured: true,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      reviewId: { in: 'path', name: 'reviewId', type: 'integer' },
    },
  },
  listQuestions: {
    tag: 'reviews',
    method: 'get',
    path: '/api/projects/{id}/questions',
    isSecured: false,
    extension: 'questions',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
    },
  },
  askQuestion: {
    tag: 'reviews',
    method: 'post',
    path: '/api/projects/{id}/questions',
    isSecured: true,
    extension: 'questions',
    extensions: [],
    status: 201,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  listPurchasedProjects: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/user/purchased',
    isSecured: true,
    extension: null,
    extensions: ['projects.*.preview_images', 'projects.*.focal_points', 'projects.*.last_download_date'],
    status: 200,
    parameters: {},
  },
  listPayments: {
    tag: 'payments',
    method: 'get',
    path: '/api/payments/history',
    isSecured: true,
    extension: null,
    extensions: ['payments.*.project_id', 'payments.*.method', 'payments.*.refund_reasons', 'payments.*.receipt_email', 'payments.*.receipt', 'payments.*.refund', 'payments.*.invoice'],
    status: 200,
    parameters: {},
  },
  createPaymentOrder: {
    tag: 'payments',
    method: 'post',
    path: '/api/payments/create-order',
    isSecured: true,
    extension: null,
    extensions: ['reductionReason'],
    status: 200,
    parameters: {},
  },
  getPaymentOrder: {
    tag: 'payments',
    method: 'get',
    path: '/api/payments/orders/{orderId}',
    isSecured: true,
    extension: 'orders',
    extensions: [],
    status: 200,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  verifyPayment: {
    tag: 'payments',
    method: 'post',
    path: '/api/payments/verify-payment',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  requestRefund: {
    tag: 'payments',
    method: 'post',
    path: '/api/payments/orders/{orderId}/refund',
    isSecured: true,
    extension: 'refunds',
    extensions: [],
    status: 201,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  mailReceipt: {
    tag: 'payments',
    method: 'post',
    path: '/api/payments/orders/{orderId}/receipt',
    isSecured: true,
    extension: 'receipts',
    extensions: [],
    status: 200,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  issueInvoice: {
    tag: 'payments',
    method: 'put',
    path: '/api/payments/orders/{orderId}/invoice',
    isSecured: true,
    extension: 'invoices',
    extensions: [],
    status: 200,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  openConversation: {
    tag: 'chat',
    method: 'post',
    path: '/api/chat/conversation',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {},
  },
  sendChatMessage: {
    tag: 'chat',
    method: 'post',
    path: '/api/chat/message',
    isSecured: true,
    extension: null,
    extensions: [],
    status: 200,
    parameters: {
      'Idempotency-Key': { in: 'header', name: 'Idempotency-Key', type: 'string', isExtension: true },
    },
  },
  getUnreadCount: {
    tag: 'chat',
    method: 'get',
    path: '/api/chat/unread',
    isSecured: true,
    extension: 'unread',
    extensions: [],
    status: 200,
    parameters: {},
  },
  markAnswersRead: {
    tag: 'chat',
    method: 'put',
    path: '/api/chat/read',
    isSecured: true,
    extension: 'unread',
    extensions: [],
    status: 200,
    parameters: {},
  },
  tellOpenedFrom: {
    tag: 'chat',
    method: 'put',
    path: '/api/chat/opened-from',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 200,
    parameters: {},
  },
  listConversations: {
    tag: 'support',
    method: 'get',
    path: '/api/admin/conversations',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 200,
    parameters: {},
  },
  getConversation: {
    tag: 'support',
    method: 'get',
    path: '/api/admin/conversations/{conversationId}',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 200,
    parameters: {
      conversationId: { in: 'path', name: 'conversationId', type: 'integer' },
    },
  },
  updateConversation: {
    tag: 'support',
    method: 'put',
    path: '/api/admin/conversations/{conversationId}',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 200,
    parameters: {
      conversationId: { in: 'path', name: 'conversationId', type: 'integer' },
    },
  },
  markConversationRead: {
    tag: 'support',
    method: 'put',
    path: '/api/admin/conversations/{conversationId}/read',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 200,
    parameters: {
      conversationId: { in: 'path', name: 'conversationId', type: 'integer' },
    },
  },
  addConversationNote: {
    tag: 'support',
    method: 'post',
    path: '/api/admin/conversations/{conversationId}/notes',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 201,
    parameters: {
      conversationId: { in: 'path', name: 'conversationId', type: 'integer' },
      'Idempotency-Key': { in: 'header', name: 'Idempotency-Key', type: 'string', isExtension: true },
    },
  },
  assignConversation: {
    tag: 'support',
    method: 'put',
    path: '/api/admin/conversations/{conversationId}/assignee',
    isSecured: true,
    extension: 'inbox',
    extensions: [],
    status: 200,
    parameters: {
      conversationId: { in: 'path', name: 'conversationId', type: 'integer' },
    },
  },
  getAdminOverview: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/overview',
    isSecured: true,
    extension: 'adminOverview',
    extensions: [],
    status: 200,
    parameters: {
      days: { in: 'query', name: 'days', type: 'integer', values: [7, 30, 90] },
    },
  },
  listAdminProjects: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/projects',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      category: { in: 'query', name: 'category', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['active', 'inactive'] },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['created_at', 'updated_at', 'title', 'category', 'base_price', 'download_count', 'sales', 'revenue'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
    },
  },
  createProject: {
    tag: 'admin',
    method: 'post',
    path: '/api/admin/projects',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 201,
    parameters: {
      'Idempotency-Key': { in: 'header', name: 'Idempotency-Key', type: 'string', isExtension: true },
    },
  },
  changeProjects: {
    tag: 'admin',
    method: 'post',
    path: '/api/admin/projects/bulk',
    isSecured: true,
    extension: 'adminBulk',
    extensions: [],
    status: 200,
    parameters: {},
  },
  importProjects: {
    tag: 'admin',
    method: 'post',
    path: '/api/admin/projects/import',
    isSecured: true,
    extension: 'adminImport',
    extensions: [],
    status: 200,
    parameters: {
      dryRun: { in: 'query', name: 'dry_run', type: 'boolean' },
    },
  },
  getAdminProject: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/projects/{id}',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  updateProject: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/projects/{id}',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  deleteProject: {
    tag: 'admin',
    method: 'delete',
    path: '/api/admin/projects/{id}',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  updateProjectStatus: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/projects/{id}/status',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  startUpload: {
    tag: 'admin',
    method: 'post',
    path: '/api/admin/uploads',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 201,
    parameters: {},
  },
  getUpload: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/uploads/{uploadId}',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      uploadId: { in: 'path', name: 'uploadId', type: 'string' },
    },
  },
  sendUploadPart: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/uploads/{uploadId}',
    isSecured: true,
    extension: 'adminProjects',
    extensions: [],
    status: 200,
    parameters: {
      uploadId: { in: 'path', name: 'uploadId', type: 'string' },
      offset: { in: 'query', name: 'offset', type: 'integer' },
    },
  },
  listAdminPayments: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/payments',
    isSecured: true,
    extension: 'adminPayments',
    extensions: [],
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['completed', 'pending', 'failed', 'refunded'] },
      refund: { in: 'query', name: 'refund', type: 'string', values: ['requested', 'approved', 'declined', 'refunded'], isExtension: true },
      from: { in: 'query', name: 'from', type: 'string', isExtension: true },
      to: { in: 'query', name: 'to', type: 'string', isExtension: true },
      user: { in: 'query', name: 'user', type: 'integer' },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['purchase_date', 'amount', 'title', 'status'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
    },
  },
  exportAdminPayments: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/payments/export',
    isSecured: true,
    extension: 'adminPayments',
    extensions: [],
    status: 200,
    parameters: {
      search: { in: 'query', name: 'search', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['completed', 'pending', 'failed', 'refunded'] },
      refund: { in: 'query', name: 'refund', type: 'string', values: ['requested', 'approved', 'declined', 'refunded'], isExtension: true },
      from: { in: 'query', name: 'from', type: 'string', isExtension: true },
      to: { in: 'query', name: 'to', type: 'string', isExtension: true },
      user: { in: 'query', name: 'user', type: 'integer' },
    },
  },
  recheckPayment: {
    tag: 'admin',
    method: 'post',
    path: '/api/admin/payments/{orderId}/verify',
    isSecured: true,
    extension: 'adminPayments',
    extensions: [],
    status: 200,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  grantRefund: {
    tag: 'admin',
    method: 'post',
    path: '/api/admin/payments/{orderId}/refund',
    isSecured: true,
    extension: 'refunds',
    extensions: [],
    status: 201,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  decideRefund: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/payments/{orderId}/refund',
    isSecured: true,
    extension: 'refunds',
    extensions: [],
    status: 200,
    parameters: {
      orderId: { in: 'path', name: 'orderId', type: 'string' },
    },
  },
  listUsers: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/users',
    isSecured: true,
    extension: 'adminUsers',
    extensions: [],
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      role: { in: 'query', name: 'role', type: 'string', values: ['user', 'admin'] },
      verified: { in: 'query', name: 'verified', type: 'boolean' },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['created_at', 'name', 'email', 'purchases', 'spent'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
    },
  },
  updateUser: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/users/{userId}',
    isSecured: true,
    extension: 'adminUsers',
    extensions: [],
    status: 200,
    parameters: {
      userId: { in: 'path', name: 'userId', type: 'integer' },
    },
  },
  listAdminReviews: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/reviews',
    isSecured: true,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['shown', 'hidden', 'unanswered'] },
      stars: { in: 'query', name: 'stars', type: 'integer', values: [1, 2, 3, 4, 5] },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['created_at', 'stars', 'helpful_count'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
    },
  },
  updateReview: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/reviews/{reviewId}',
    isSecured: true,
    extension: 'reviews',
    extensions: [],
    status: 200,
    parameters: {
      reviewId: { in: 'path', name: 'reviewId', type: 'integer' },
    },
  },
  listAdminQuestions: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/questions',
    isSecured: true,
    extension: 'questions',
    extensions: [],
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['waiting', 'answered'] },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['created_at'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
    },
  },
  answerQuestion: {
    tag: 'admin',
    method: 'put',
    path: '/api/admin/questions/{questionId}',
    isSecured: true,
    extension: 'questions',
    extensions: [],
    status: 200,
    parameters: {
      questionId: { in: 'path', name: 'questionId', type: 'integer' },
    },
  },
  deleteQuestion: {
    tag: 'admin',
    method: 'delete',
    path: '/api/admin/questions/{questionId}',
    isSecured: true,
    extension: 'questions',
    extensions: [],
    status: 200,
    parameters: {
      questionId: { in: 'path', name: 'questionId', type: 'integer' },
    },
  },
} as const;
