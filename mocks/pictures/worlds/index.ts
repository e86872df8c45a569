import type { World } from '../world';
import { developerTools } from './developerTools';
import { ecommerce } from './ecommerce';
import { education } from './education';
import { finance } from './finance';
import { food } from './food';
import { healthcare } from './healthcare';
import { machineLearning } from './machineLearning';
import { travel } from './travel';

/** The screens of all seeded projects, by category. */
export const worlds: readonly World[] = [developerTools, ecommerce, education, finance, food, healthcare, machineLearning, travel];
