/** A type with some of its fields replaced, as those that are read where they arrive. */
export type Replace<Type, Fields> = Omit<Type, keyof Fields> & Fields;
