import { formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { projectLimits as limits } from './projectLimits';

const atLeast = (field: string, length: number) => `${field} needs at least ${length} characters`;
const atMost = (field: string, length: number) =>
  `${field} can have at most ${formatCount(length)} characters`;

/** The validation messages of the project form. */
export const projectMessages = {
  titleRequired: 'Give the project a title',
  titleTooShort: atLeast('The title', limits.titleMin),
  titleTooLong: atMost('The title', limits.titleMax),
  categoryTooLong: atMost('The category', limits.categoryMax),
  shortDescriptionRequired: 'Describe the project in a sentence',
  shortDescriptionTooShort: atLeast('The short description', limits.shortDescriptionMin),
  shortDescriptionTooLong: atMost('The short description', limits.shortDescriptionMax),
  descriptionRequired: 'Describe what customers get',
  descriptionTooShort: atLeast('The description', limits.descriptionMin),
  descriptionTooLong: atMost('The description', limits.descriptionMax),
  priceRequired: 'Give the project a price',
  priceInvalid: 'Write the price in rupees, such as 4999 or 4999.50',
  priceTooLow: `The price is at least ${formatWholeRupees(limits.priceMin)}`,
  priceTooHigh: `The price is at most ${formatWholeRupees(limits.priceMax)}`,
  demoUrlInvalid: 'Write the whole address, beginning with https:// or http://',
  demoUrlTooLong: atMost('The address', limits.demoUrlMax),
  versionTooLong: atMost('The version', limits.versionMax),
  tooManyRequirements: `A project can have at most ${limits.requirementsMax} requirements`,
  requirementTooLong: atMost('A requirement', limits.requirementMax),
  tooManyReleases: `The changelog can have at most ${limits.releasesMax} releases`,
  releaseUnnamed: 'Give each release a version',
  releaseUndated: (version: string) => `Give ${version} a date`,
  releaseEmpty: (version: string) => `Say what changed in ${version}`,
  releaseTwice: (version: string) => `The changelog has the version ${version} twice`,
  tooManyChanges: `A release can have at most ${limits.changesMax} changes`,
  changeTooLong: atMost('A change', limits.changeMax),
  licenceUnnamed: 'Give the license a name',
  licenceNameTooLong: atMost('The name of the license', limits.licenceNameMax),
  tooManyTerms: `Each list of the license can have at most ${limits.licenceTermsMax} lines`,
  termTooLong: atMost('A line of the license', limits.licenceTermMax),
  supportInvalid: `Write a whole number of days, at most ${formatCount(limits.supportDaysMax)}`,
  tooManyPictures: `A project can have at most ${limits.picturesMax} pictures`,
} as const;

/** Messages of the project form after saving. A failed save discards nothing that was typed. */
export const saveMessages = {
  shown: 'Saved. The shop shows it now.',
  notShown: 'Saved. It is not for sale, so the shop does not show it.',
  uploading:
    'A file has not arrived yet. Save once it has, or cancel its upload; nothing was saved so far.',
  conflict: 'Somebody else has changed this project since you opened it.',
  newerFailed: 'The newer version could not be loaded. Please try again.',
  gone: 'This project does not exist any more, so it could not be saved.',
  notOffered: 'This backend does not offer saving projects.',
  serverFailed:
    'The server could not save the project. Nothing you typed is lost; please try again.',
  noResponse:
    'No answer came from the server. Nothing you typed is lost; check your connection and try again.',
  noResponseToNew:
    'No answer came from the server. Nothing you typed is lost; look in the list of projects whether it was added before you try again.',
} as const;
