import type { World } from '../world';
import { food } from './food';

/** The screens of all seeded projects, by category. */
export const worlds: readonly World[] = [food];
