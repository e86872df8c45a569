/**
 * Creates an `invalidatesTags` callback that invalidates the tags of `tagsOf` unless the mutation
 * failed.
 */
export function unlessFailed<Arg, Tag>(tagsOf: (arg: Arg) => readonly Tag[]) {
  return (_answer: unknown, error: unknown, arg: Arg): readonly Tag[] => (error ? [] : tagsOf(arg));
}
