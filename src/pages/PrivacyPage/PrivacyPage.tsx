import { useState } from 'react';
import { MINIMUM_AGE } from '@/config/constants';
import { RESPONSE_TIMES, RETENTION } from '@/config/policyFigures';
import { getConfig } from '@/config/shopConfig';
import { site } from '@/config/site';
import { providerTexts } from '@/features/buying';
import { type Policy, PolicyDocument } from '@/features/policies';
import { storedData } from './storedData';

/** Included only if config.json enables reporting of errors and web vitals. */
const REPORTS = {
  data: [
    'Reports on errors and speed',
    'What failed in the code of the website, how long a page took to appear, and which kind of page it was; no name, email address, account number, search or other content',
    'Your browser, on some or all visits',
  ],
  use: 'To find and repair errors, and to keep the website fast.',
  recipient:
    'The provider that collects reports on errors and speed for us, which sees the IP address from which a report comes.',
  retention: ['Reports on errors and speed', RETENTION.logs],
};

/** Which data about visitors and customers the shop processes, why, for how long, and their rights. */
const getPrivacyPolicy = (): Policy => {
  const isReporting = Boolean(getConfig().reporting);
  return {
    title: 'Privacy Policy',
    description: `What personal data ${site.siteName} collects, why, how long it is kept and how to exercise your rights.`,
    effectiveFrom: '2025-10-01',
    introduction: `${site.siteName}, based in Bangalore, India, decides how and why personal data is used on this website. This policy explains it, in line with the Digital Personal Data Protection Act, 2023 (DPDP Act) and the Information Technology Act, 2000.`,
    sections: [
      {
        id: 'data-we-collect',
        heading: 'Data we collect',
        blocks: [
          {
            columns: ['Data', 'Examples', 'Where it comes from'],
            rows: [
              [
                'Account and profile data',
                'Name, email address, phone number, password, date of registration',
                'You, when you register or change your account settings',
              ],
              [
                'Purchases and downloads',
                'Projects bought, amounts, dates, order number, transaction ID, number of downloads',
                'Your orders, and the confirmation of the payment provider',
              ],
              [
                'Support communications',
                'Chat messages and the page they are written from, emails and what you tell us on the phone',
                'You, when you contact us',
              ],
              [
                'Technical data',
                'IP address, browser type, time and address of a request, sign-in attempts',
                'Your browser, when it calls our servers',
              ],
              ...(isReporting ? [REPORTS.data] : []),
            ],
          },
          'We do not receive or store your full card number. You enter it in the window of the payment provider. Passwords are never kept in readable form.',
        ],
      },
      {
        id: 'how-we-use-data',
        heading: 'How we use it',
        blocks: [
          {
            list: [
              'To run your account, take orders, deliver downloads and issue receipts.',
              'To answer questions, give support and handle refunds.',
              'To keep the service secure and to prevent fraud and misuse of licenses.',
              ...(isReporting ? [REPORTS.use] : []),
              'To count visits, purchases and downloads, so that we know what to improve.',
              'To meet legal duties, above all those of tax and accounting law.',
            ],
          },
          'We use your data with your consent, given when you register or contact us, and otherwise only for the legitimate uses that the DPDP Act allows, such as complying with the law. We do not sell personal data, and we make no decisions about you by automated profiling.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Who receives data',
        blocks: [
          {
            list: [
              providerTexts.recipient,
              'Hosting and email providers, which process data on our behalf and under contract.',
              ...(isReporting ? [REPORTS.recipient] : []),
              'Authorities and courts, where the law obliges us.',
              'A buyer of the business, should it ever be sold, bound by this policy.',
            ],
          },
          'Some of these providers may process data outside India. We transfer data only to countries and on terms that the DPDP Act permits.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies and storage on your device',
        blocks: [
          `${site.siteName} sets no advertising cookies and no tracking cookies of other companies. To work, the website keeps the following in the local storage of your browser, and what ends with a tab in its session storage:`,
          {
            columns: ['What', 'Why', 'Until'],
            rows: storedData.map(({ what, why, until }) => [what, why, until]),
          },
          'You can delete all of this in the settings of your browser. You will then be signed out, your cart and favourites will be empty, and a checkout that you began will be gone.',
          'If your dashboard shows a payment that is not confirmed yet, we keep checking it for you from this browser. Choose Check payment again before you delete anything, or note its payment ID. This browser alone knows that the payment was made; without its payment ID we can trace it only by the reference that your bank gave it.',
          providerTexts.cookies,
        ],
      },
      {
        id: 'security',
        heading: 'How we protect data',
        blocks: [
          {
            list: [
              'Connections to the website are encrypted.',
              'Admin accounts are protected with multi-factor authentication.',
              'Role-based access: staff see only the data that their work requires.',
              'Sign-ins and administrative actions are recorded in security logs.',
            ],
          },
          'No system is perfectly secure. If personal data is breached, we inform the people affected and the Data Protection Board of India as the law requires.',
        ],
      },
      {
        id: 'retention',
        heading: 'How long we keep data',
        blocks: [
          {
            columns: ['Data', 'Kept for'],
            rows: [
              ['Inactive accounts', `${RETENTION.inactiveAccounts} after the last sign-in`],
              ['Purchase records', `${RETENTION.purchaseRecords} after the purchase`],
              [
                'Support communications',
                `${RETENTION.supportCommunications} after the conversation ended`,
              ],
              ['Analytics', RETENTION.analytics],
              ['Logs', RETENTION.logs],
              ['Security logs', RETENTION.securityLogs],
              ...(isReporting ? [REPORTS.retention] : []),
            ],
          },
          'After that the data is deleted or made anonymous. If you ask us to delete your account earlier, we do so, but keep what the law requires, in particular purchase records.',
        ],
      },
      {
        id: 'data-protection',
        heading: 'Data protection and your rights',
        blocks: [
          'Under the DPDP Act you have the right to:',
          {
            list: [
              'obtain a summary of the personal data we hold about you, how we use it and with whom we share it;',
              'have wrong or incomplete data corrected and completed;',
              'have data erased that is no longer needed;',
              'withdraw your consent at any time, as easily as you gave it, with effect for the future;',
              'name a person who exercises these rights for you in case of death or incapacity;',
              'have a grievance dealt with, and complain to the Data Protection Board of India if our answer does not satisfy you.',
            ],
          },
          `You can change your profile data yourself in the account settings of your dashboard. Where they offer it, Download my data gives you a copy of what we hold about your account at once: your profile, payments and invoices, purchases and downloads, your reviews and the reviews you found helpful, and your chats with the page they were written from. Delete my account erases it. For everything else, write to ${site.contactEmail} from the email address of your account, so that we can be sure it is you. A request is free of charge.`,
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        blocks: [
          `Accounts are only for people who are at least ${MINIMUM_AGE} years old. We do not knowingly collect data of children. If you believe that a child has registered, please tell us and we will delete the account.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy',
        blocks: [
          'We update this policy when the website or the law changes. The day on which the present version came into force is given at the top of this page. If a change affects what you have consented to, we tell you by email and ask again where the law requires it.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact and response times',
        blocks: [
          'Questions and complaints about personal data are answered by our Grievance Officer:',
          {
            list: [
              `Email: ${site.contactEmail}`,
              `Phone: ${site.contactPhone}`,
              `Address: Grievance Officer, ${site.siteName}, ${site.address}`,
            ],
          },
          {
            columns: ['Your message', 'We answer within'],
            rows: [
              ['Privacy inquiries', RESPONSE_TIMES.privacyInquiries],
              ['Data subject requests', RESPONSE_TIMES.dataSubjectRequests],
              ['General questions', RESPONSE_TIMES.generalQuestions],
            ],
          },
        ],
      },
    ],
  };
};

/** The privacy policy; other pages link to #cookies and #data-protection (specification, section 2: Policy pages). */
export default function PrivacyPage() {
  const [policy] = useState(getPrivacyPolicy);
  return <PolicyDocument policy={policy} />;
}
