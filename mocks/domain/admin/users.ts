import type {
  AdminUser,
  ListUsersArg,
  ListUsersResponse,
  UpdateUserResponse,
  UserSort,
} from '@/api/generated/admin.gen';
import { foldTexts, makeSearch } from '@/lib/search';
import { toUser } from '../accounts';
import { toRupees } from '../catalogue';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { paginate, type SortValues } from '../listing';
import type { UserRow } from '../model';
import { oncePerRow } from '../search';
import { NO_SALES, type Sales, tallySales } from './sales';

function toAdminUser(row: UserRow, { count, paise }: Sales): AdminUser {
  return { ...toUser(row), purchases: count, spent: toRupees(paise) };
}

const searchedTexts = oncePerRow(({ name, email, phone }: UserRow) =>
  foldTexts(name, email, phone),
);

/** Returns a page of all users that match the search, role and verification. */
export function listUsers(context: DomainContext, arg: ListUsersArg): ListUsersResponse {
  const { users, orders } = context.store;
  const sales = tallySales(orders.all(), ({ userId }) => userId);
  const salesOf = ({ id }: UserRow) => sales.get(id) ?? NO_SALES;
  const sortValues: SortValues<UserRow, UserSort> = {
    created_at: ({ createdAt }) => createdAt,
    name: ({ name }) => name.toLowerCase(),
    email: ({ email }) => email,
    purchases: (row) => salesOf(row).count,
    spent: (row) => salesOf(row).paise,
  };
  const isSearched = makeSearch(arg.search ?? '');
  const { role, verified } = arg;
  const found = users
    .all()
    .filter(
      (row) =>
        row.deletedAt === null &&
        (role === undefined || row.role === role) &&
        (verified === undefined || row.isVerified === verified) &&
        isSearched(searchedTexts(row)),
    );
  const { rows, pagination } = paginate(found, arg, sortValues);
  return { users: rows.map((row) => toAdminUser(row, salesOf(row))), pagination };
}

function readChanges({
  role,
  is_verified: isVerified,
}: Readonly<Record<string, unknown>>): Partial<UserRow> {
  const changes: { role?: UserRow['role']; isVerified?: boolean } = {};
  if (role === 'user' || role === 'admin') changes.role = role;
  else if (role !== undefined) throw new DomainError('badRequest', 'There is no such role');
  if (typeof isVerified === 'boolean') changes.isVerified = isVerified;
  else if (isVerified !== undefined) {
    throw new DomainError('badRequest', 'The email address is either confirmed or not');
  }
  if (Object.keys(changes).length === 0) {
    throw new DomainError('badRequest', 'Please give a role or whether the address is confirmed');
  }
  return changes;
}

/**
 * Changes a user's role or verification; throws `conflict` if admins remove their own admin role.
 */
export function updateUser(
  context: DomainContext,
  admin: UserRow,
  id: unknown,
  fields: Readonly<Record<string, unknown>>,
): UpdateUserResponse {
  const { users, orders } = context.store;
  const changes = readChanges(fields);
  const before = users.get(Number(id));
  if (!before || before.deletedAt !== null) throw new DomainError('notFound', 'Person not found');
  if (before.id === admin.id && changes.role === 'user') {
    throw new DomainError('conflict', 'You cannot take the admin role from yourself');
  }
  const row = users.put({ ...before, ...changes });
  if (row.role !== before.role) context.onRoleChanged?.(row.id);
  const sales = tallySales(orders.where('userId', row.id), ({ userId }) => userId);
  return { user: toAdminUser(row, sales.get(row.id) ?? NO_SALES) };
}
