import { useState } from 'react';
import type { User } from '@/api/accountApi';
import { useListUsersQuery } from '@/api/adminApi';
import { useOffers } from '@/api/extensions';
import { useAssignConversationMutation, type ConversationSummary } from '@/api/supportApi';
import { supportMessages as texts } from '@/config/supportMessages';
import { describeActionFailure } from '@/features/admin';
import { useToast } from '@/features/toasts';

/** More admins than any shop has. */
const COLLEAGUES = 100;
const NOBODY = '';

/**
 * Returns the possible assignees of a conversation and a function that assigns it. The signed-in
 * admin, the current assignee and nobody can be chosen even if the list of admins is missing.
 * `onDone` must resolve when the conversation has been reloaded.
 */
export function useHandOver(
  { conversationId, assignee }: ConversationSummary,
  user: User,
  onDone: () => PromiseLike<unknown>,
) {
  const { currentData, error, refetch } = useListUsersQuery({ role: 'admin', limit: COLLEAGUES });
  const offersUsers = useOffers('users');
  const [assign] = useAssignConversationMutation();
  const assigned = String(assignee?.id ?? NOBODY);
  const [choice, setChoice] = useState<{ value: string; instead: string } | null>(null);
  // Kept until the conversation is reloaded, because a response in flight may be outdated.
  if (choice && choice.instead !== assigned) setChoice(null);
  const toast = useToast();

  const names = new Map<string, string>();
  for (const { id, name } of currentData?.users ?? []) names.set(String(id), name);
  if (assignee) names.set(String(assignee.id), assignee.name);
  names.delete(String(user.id));
  const options = [
    { value: NOBODY, label: 'Nobody' },
    { value: String(user.id), label: `${user.name} (you)` },
    ...[...names]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  ];

  const describe = (value: string) => {
    if (value === NOBODY) return texts.nobody;
    return value === String(user.id) ? texts.yours : texts.handedTo(names.get(value) ?? '');
  };
  const choose = async (value: string) => {
    setChoice({ value, instead: assigned });
    try {
      const assigneeId = value === NOBODY ? null : Number(value);
      await assign({ conversationId, body: { assignee_id: assigneeId } }).unwrap();
      toast.success(describe(value));
      await onDone();
    } catch (failure) {
      toast.error(describeActionFailure(failure, texts.handOverFailed));
      setChoice(null);
    }
  };
  return {
    options,
    value: choice?.value ?? assigned,
    choose: (value: string) => void choose(value),
    hasFailed: Boolean(error) && offersUsers,
    retry: () => void refetch(),
  };
}
