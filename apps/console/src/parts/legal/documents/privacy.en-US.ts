import type { LegalDocument } from '../LegalDocument.js'
import { unnamedEnglish } from './unnamed.js'

export const document: LegalDocument = {
  title: 'Privacy policy',
  unnamed: unnamedEnglish,
  sections: [
    {
      id: 'controller',
      label: 'Who is responsible',
      heading: '1. Who is responsible',
      blocks: [
        'What you entrust to {{brand}} is in the hands of {{operator}}, who decides why and how it is used. In this policy, “we” means {{operator}}.',
        'For anything about your data, write to us: {{contact}}.',
      ],
    },
    {
      id: 'data',
      label: 'Data and purposes',
      heading: '2. What we hold, and why',
      blocks: [
        'We hold what the service needs and nothing else. Fields marked as optional may stay empty.',
        {
          caption: 'Data and what it is for',
          columns: ['Data', 'What it holds', 'What it is for'],
          rows: [
            [
              'Account',
              'Name, e\u2011mail addresses, picture, telephone, job, language, password as a hash, second factor, passkeys',
              'To know who you are, to log you in and to write to you',
            ],
            [
              'Organization',
              'Name, country, industry, size, website, members and their roles, domains, invitations',
              'To share projects within a company and to decide who may do what',
            ],
            [
              'Projects',
              'Title, description, models, tests and their results, requests for technologies',
              'To give you the service that you ask for',
            ],
            [
              'Recordings',
              'The sound that you upload or record, with its name and its transcription',
              'To test models and to improve sound, when you ask for it',
            ],
            [
              'Voice prints',
              'A description of a voice, made from recordings of one person',
              'To recognize that person in your product, with that person’s consent',
            ],
            [
              'Notifications and messages',
              'Notifications, what you write to us, your feedback',
              'To tell you what happens and to answer you',
            ],
            [
              'Logs',
              'Sessions with their browser and address, a log of actions, software errors',
              'To keep the service safe and to fix it',
            ],
          ],
        },
      ],
    },
    {
      id: 'legal-basis',
      label: 'Legal basis',
      heading: '3. On which legal basis',
      blocks: [
        {
          points: [
            'Account, organization, projects, recordings and notifications: the contract, that is, the service that you ask for.',
            'Voice prints: the explicit consent of the person they describe.',
            'News and marketing: your consent, given in the notification settings.',
            'Logs and the audit log: our legitimate interest in a service that is safe and works.',
            'What an authority may demand: a legal obligation.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      label: 'How long',
      heading: '4. How long we hold it',
      blocks: [
        {
          caption: 'How long data is kept',
          columns: ['Data', 'Kept for'],
          rows: [
            ['Session', '14 days at most, 7 days without use, or until you log out'],
            ['Account', 'Until you delete it'],
            ['Projects, models and recordings', 'Until you or your organization delete them'],
            ['Voice prints', 'Until the person withdraws the consent, or you delete them'],
            ['Sound of the online demo', 'Not kept: erased as soon as the result is shown'],
            ['Audit log of an organization', '12 months'],
            [
              'Links and codes sent by e\u2011mail',
              '24 hours for links, 7 days for the link that undoes a change of address, 10 minutes for codes',
            ],
          ],
        },
        'A deleted account is erased. In the audit log, a pseudonym, which nobody can trace back to you, takes the place of your name.',
      ],
    },
    {
      id: 'recipients',
      label: 'Recipients',
      heading: '5. Who receives it',
      blocks: [
        'By default nobody outside this installation receives anything. The members of your organization see what their role allows, and our staff sees what it needs to help you. When staff acts in your name to help, the audit log says so and it ends within 1 hour.',
        'Where we connect a service from outside, for example to send e\u2011mail, it acts on our instructions and receives only what it needs. The list is given on request.',
        'Data leaves the country of the installation only if such a service is elsewhere, and then with the safeguards that the law requires.',
      ],
    },
    {
      id: 'voice-prints',
      label: 'Voice prints',
      heading: '6. Voice prints',
      blocks: [
        'A voice by which a person can be recognized is biometric data and is specially protected.',
        {
          points: [
            'A voice print needs a consent of its own: it is asked for apart from everything else, before the first recording.',
            'It is used to recognize that person in the project for which it was made, and for nothing else.',
            'It can be erased apart from everything else, at any time; it is gone at once, with the recordings it was made from.',
            'Whoever says no can still use all other technologies of the kit.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      label: 'Your rights',
      heading: '7. Your rights',
      blocks: [
        {
          points: [
            'Access: to know what we hold about you. You can download a copy in the security section.',
            'Correction: to have what is wrong corrected. You can do it in your profile.',
            'Erasure: to have your data deleted. You can delete your account in the security section.',
            'Portability: to receive your data in a form that a computer can read.',
            'Restriction and objection: to have the use of your data paused or ended where it rests on our interest.',
            'Withdrawal: to withdraw a consent at any time, for the future.',
          ],
        },
        'To use a right, write to us: {{contact}}. We answer within one month, at no cost. If you believe that we are in the wrong, you may also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'marketing',
      label: 'News and marketing',
      heading: '8. News and marketing',
      blocks: [
        'We send news only to those who want it: product updates, educational content, company news and events, each with a switch of its own in the notification settings.',
        'Turning “Receive our news” off is permanent: to protect your choice, nothing in the interface can turn it on again. If you change your mind, write to us: {{contact}}.',
        'Messages about security, invitations, your license and evaluation dates belong to the service and are always sent.',
      ],
    },
    {
      id: 'minimum-age',
      label: 'Minimum age',
      heading: '9. Minimum age',
      blocks: [
        'The service is for professionals. The minimum age to have an account is 13 years. If we learn that a child under 13 has one, we erase it with its data.',
      ],
    },
    {
      id: 'changes',
      label: 'Changes',
      heading: '10. Changes to this policy',
      blocks: [
        'When what we hold or do changes, this text changes. We announce it by e\u2011mail and in the notifications of the console at least 30 days before, and ask for your consent again where one is needed. Previous versions are given on request.',
      ],
    },
  ],
}
