// Generated from openapi.yaml by "npm run codegen". Do not edit.
import type * as auth from '@/api/generated/auth.gen';
import type * as projects from '@/api/generated/projects.gen';
import type * as payments from '@/api/generated/payments.gen';
import type * as chat from '@/api/generated/chat.gen';
import type * as support from '@/api/generated/support.gen';
import type * as admin from '@/api/generated/admin.gen';

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
    parameters: Partial<Pick<projects.ListProjectsArg, 'page' | 'limit' | 'search' | 'sort' | 'order'>>;
    body: undefined;
    response: projects.ListProjectsResponse;
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
  verifyPayment: {
    parameters: object;
    body: payments.VerifyPaymentArg[keyof payments.VerifyPaymentArg];
    response: payments.VerifyPaymentResponse;
  };
  openConversation: {
    parameters: object;
    body: undefined;
    response: chat.OpenConversationResponse;
  };
  sendChatMessage: {
    parameters: object;
    body: chat.SendChatMessageArg[keyof chat.SendChatMessageArg];
    response: chat.SendChatMessageResponse;
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
    body: admin.CreateProjectArg[keyof admin.CreateProjectArg];
    response: admin.CreateProjectResponse;
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
    parameters: Partial<Pick<admin.ListAdminPaymentsArg, 'page' | 'limit' | 'search' | 'status' | 'user' | 'sort' | 'order'>>;
    body: undefined;
    response: admin.ListAdminPaymentsResponse;
  };
  exportAdminPayments: {
    parameters: Partial<Pick<admin.ExportAdminPaymentsArg, 'search' | 'status' | 'user'>>;
    body: undefined;
    response: admin.ExportAdminPaymentsResponse;
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
};

/** Each operation: its place, whether it needs a token, and the status of its success. */
export const documentedOperations = {
  login: {
    tag: 'auth',
    method: 'post',
    path: '/api/auth/login',
    isSecured: false,
    status: 200,
    parameters: {},
  },
  register: {
    tag: 'auth',
    method: 'post',
    path: '/api/auth/register',
    isSecured: false,
    status: 201,
    parameters: {},
  },
  getProfile: {
    tag: 'auth',
    method: 'get',
    path: '/api/auth/profile',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  updateProfile: {
    tag: 'auth',
    method: 'put',
    path: '/api/auth/profile',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  changePassword: {
    tag: 'auth',
    method: 'put',
    path: '/api/auth/change-password',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  getPublicStats: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/stats/public',
    isSecured: false,
    status: 200,
    parameters: {},
  },
  listCategories: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/meta/categories',
    isSecured: false,
    status: 200,
    parameters: {},
  },
  listProjects: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects',
    isSecured: false,
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      sort: { in: 'query', name: 'sort', type: 'string', values: ['created_at', 'title', 'base_price', 'download_count'] },
      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'DESC'] },
    },
  },
  getProject: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/{id}',
    isSecured: false,
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
    status: 200,
    parameters: {
      id: { in: 'path', name: 'id', type: 'integer' },
    },
  },
  listPurchasedProjects: {
    tag: 'projects',
    method: 'get',
    path: '/api/projects/user/purchased',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  listPayments: {
    tag: 'payments',
    method: 'get',
    path: '/api/payments/history',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  createPaymentOrder: {
    tag: 'payments',
    method: 'post',
    path: '/api/payments/create-order',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  verifyPayment: {
    tag: 'payments',
    method: 'post',
    path: '/api/payments/verify-payment',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  openConversation: {
    tag: 'chat',
    method: 'post',
    path: '/api/chat/conversation',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  sendChatMessage: {
    tag: 'chat',
    method: 'post',
    path: '/api/chat/message',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  listConversations: {
    tag: 'support',
    method: 'get',
    path: '/api/admin/conversations',
    isSecured: true,
    status: 200,
    parameters: {},
  },
  getConversation: {
    tag: 'support',
    method: 'get',
    path: '/api/admin/conversations/{conversationId}',
    isSecured: true,
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
    status: 201,
    parameters: {},
  },
  getAdminProject: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/projects/{id}',
    isSecured: true,
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
    status: 201,
    parameters: {},
  },
  getUpload: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/uploads/{uploadId}',
    isSecured: true,
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
    status: 200,
    parameters: {
      page: { in: 'query', name: 'page', type: 'integer' },
      limit: { in: 'query', name: 'limit', type: 'integer' },
      search: { in: 'query', name: 'search', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['completed', 'pending', 'failed', 'refunded'] },
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
    status: 200,
    parameters: {
      search: { in: 'query', name: 'search', type: 'string' },
      status: { in: 'query', name: 'status', type: 'string', values: ['completed', 'pending', 'failed', 'refunded'] },
      user: { in: 'query', name: 'user', type: 'integer' },
    },
  },
  listUsers: {
    tag: 'admin',
    method: 'get',
    path: '/api/admin/users',
    isSecured: true,
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
    status: 200,
    parameters: {
      userId: { in: 'path', name: 'userId', type: 'integer' },
    },
  },
} as const;
