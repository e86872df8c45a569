import type { IdeaCategory } from '../../idea';
import type { IdeaTemplate } from '../ideaTemplate';
import { aiAndMachineLearning } from './aiAndMachineLearning';
import { eCommerce } from './eCommerce';
import { education } from './education';
import { entertainment } from './entertainment';
import { financeAndBanking } from './financeAndBanking';
import { healthcare } from './healthcare';
import { iotAndHardware } from './iotAndHardware';
import { mobileApps } from './mobileApps';
import { productivity } from './productivity';
import { socialMedia } from './socialMedia';
import { webDevelopment } from './webDevelopment';

/** The templates by category. Add new ones at the end of their category, so that ideas keep their ids. */
export const TEMPLATES: Readonly<Record<IdeaCategory, readonly IdeaTemplate[]>> = {
  'Web Development': webDevelopment,
  'Mobile Apps': mobileApps,
  'AI & Machine Learning': aiAndMachineLearning,
  'E-commerce': eCommerce,
  'Social Media': socialMedia,
  'Finance & Banking': financeAndBanking,
  Education: education,
  Healthcare: healthcare,
  Entertainment: entertainment,
  Productivity: productivity,
  'IoT & Hardware': iotAndHardware,
};
