import type { LegalDocument } from '../LegalDocument.js'
import { unnamedEnglish } from './unnamed.js'

export const document: LegalDocument = {
  title: 'Terms and conditions',
  unnamed: unnamedEnglish,
  sections: [
    {
      id: 'about',
      label: 'About',
      heading: '1. About',
      blocks: [
        'In these terms of {{brand}}, “we” means {{operator}}, and “you” means the person who uses the installation and the company for which that person acts.',
        'You can reach us at any time: {{contact}}.',
        'This is version 1 of the terms. The date on which it came into force is at the top of this page.',
      ],
    },
    {
      id: 'preamble',
      label: 'Preamble',
      heading: '2. Preamble',
      blocks: [
        '{{brand}} is a kit to give a product a voice. The console is where you manage your account, your organization and your projects; the studio is where you write grammars, test them with recordings, choose voices and export what your product needs.',
        'By creating an account or using any part of the service you accept these terms. If you do not accept them, you cannot use it.',
        'The service is meant for professional use: to evaluate voice technologies, and to build products with them. It is not a service for consumers.',
      ],
    },
    {
      id: 'definitions',
      label: 'Definitions',
      heading: '3. Definitions',
      blocks: [
        'In these terms the following words have one meaning each.',
        {
          points: [
            'Account: what belongs to one person, with an e\u2011mail address and a way to log in.',
            'Organization: a company or a team. Its members share projects; its administrators decide who belongs to it.',
            'Project: what you build. It holds models, recordings, tests and members.',
            'Model: what a voice technology needs to do its work in your project, for example a grammar, a wake word or the settings of a voice.',
            'Recording: sound that you upload or record.',
            'Voice print: a description of a voice, made from recordings of one person, by which that person can be recognized.',
            'License key: the text that tells the kit that you may use it.',
            'Evaluation: a period of 30 days in which you may try the technologies that were approved for a project.',
            'Trial: the use of the studio for 1 hour, on demand.',
            'Demo: the pages on which voice technologies can be tried without a project or a license.',
          ],
        },
      ],
    },
    {
      id: 'personal-data',
      label: 'Personal data',
      heading: '4. Personal data',
      blocks: [
        'To run the service we hold your first and last name, your e\u2011mail addresses, what you tell us about your work, the recordings you upload, the voice prints you make, and a log of what was done with the account.',
        'We hold these for as long as your account exists, and only to give you the service, to keep it safe and to answer you. The privacy policy says what is held, why, and for how long.',
        'You must be at least 13 years old to have an account.',
        'A voice print is made only when the person it describes has expressly agreed to it. That person may have it erased at any time, at once and without giving a reason. If you make voice prints of others, it is for you to ask for their consent and to be able to show it.',
      ],
    },
    {
      id: 'data-sharing',
      label: 'Data sharing',
      heading: '5. Data sharing',
      blocks: [
        'Nothing is sold, and nothing is passed on for advertising.',
        'The members of an organization see its projects, models and recordings as far as their role allows: administrators see everything in the organization, administrators and employees see every project of the organization, guests see only the projects they were added to.',
        'The service works without any outside company. Whoever runs an installation may connect an e\u2011mail service, storage, a database, a login provider, an e\u2011mail address check or a text generation service. What such a service receives is limited to what it needs, and the list of those that are connected is given on request.',
        'We disclose data to an authority only where the law obliges us to, and we tell you about it unless the law forbids that.',
      ],
    },
    {
      id: 'data-protection',
      label: 'Data protection',
      heading: '6. Data protection',
      blocks: [
        'We protect what you entrust to us with measures that match the risk.',
        {
          points: [
            'Passwords are kept as hashes that cannot be reversed, and so are session tokens.',
            'On a public installation everything travels encrypted.',
            'Each person sees what their role allows, and the server checks it for every call.',
            'An audit log tells administrators who did what in their organization. Its entries are kept for 12 months.',
            'What you erase is erased; backups forget it when they are replaced.',
            'If data is lost or seen by someone who should not have seen it, we tell the people concerned and the competent authority without delay.',
          ],
        },
        { heading: 'Your rights' },
        'You may ask what we hold about you, have it corrected or erased, receive it in a form that a computer can read, restrict its use or object to it. Most of it you can do yourself: in the profile you correct it, and in the security section you download a copy of your data and delete the account. For everything else, write to us: {{contact}}. We answer within one month.',
      ],
    },
    {
      id: 'cookies',
      label: 'Cookies',
      heading: '7. Cookies',
      blocks: [
        'One cookie keeps you logged in: it holds the token of your session, belongs to this site alone and ends after 14 days at the latest.',
        'Your browser also remembers on your device the language, the appearance, a few choices of the interface and changes that you have not saved yet. Only the language is also kept in your account.',
        'There is no cookie for advertising or tracking, ours or anyone else’s. This is why no banner asks for your consent.',
      ],
    },
    {
      id: 'modifications',
      label: 'Changes',
      heading: '8. Modifications',
      blocks: [
        'We may change these terms when the service, the law or experience requires it.',
        'A change is announced by e\u2011mail and in the notifications of the console at least 30 days before it takes effect. It does not apply to what happened before.',
        'If you do not accept a change, you may delete your account before it takes effect. If you continue to use the service afterwards, you accept it. Previous versions are kept and given on request.',
      ],
    },
    {
      id: 'responsibility',
      label: 'Responsibility',
      heading: '9. Responsibility',
      blocks: [
        'The service is provided as is, for evaluation and development. We work to keep it available and correct, but promise neither that it never stops nor that it is free of faults.',
        'Recognition of speech, of intent and of voices is never certain. A score is an estimate. Do not let a voice command or a voice print alone decide where a mistake can hurt someone, cause a serious loss or give access to what must stay closed, unless you have validated your own product for that purpose.',
        'You keep your password, your second factor and your license key to yourself, and tell us as soon as you believe that someone else knows them. What is done with your account until then counts as done by you.',
        'You upload only recordings that you may use, and do not try to bypass the limits or the protections of the service.',
        'Nothing in these terms limits a responsibility that the law does not allow us to limit.',
      ],
    },
    {
      id: 'intellectual-property',
      label: 'Intellectual property',
      heading: '10. Intellectual property',
      blocks: [
        'What you bring and what you make is yours: grammars, models, recordings, texts and the results of your tests. You let us keep and process them for the sole purpose of giving you the service. We do not use them to train our own models.',
        'The software, its documentation and its look belong to their authors. You receive the right to use them within the limits of your evaluation or of your license; parts published under an open license may be used under that license.',
        'The speech engines delivered with the installation are open source. Their names, authors and licenses are listed in the file of third-party notices that comes with the software.',
      ],
    },
    {
      id: 'jurisdiction',
      label: 'Jurisdiction',
      heading: '11. Jurisdiction',
      blocks: [
        'These terms are subject to {{law}}.',
        'We try to settle every dispute by talking first. Where that fails, the courts of the place where we are established decide, unless the law gives you another court that cannot be set aside.',
        'If one sentence of these terms turns out to be void, the others remain in force.',
      ],
    },
    {
      id: 'mediator',
      label: 'Mediator',
      heading: '12. Mediator contact',
      blocks: [
        'Write to us first: {{contact}}. We confirm a complaint within 5 working days and answer it within 30 days.',
        'If our answer does not satisfy you, or does not come, you may turn to a mediator within one year of your complaint, in writing and at no cost: {{mediator}}.',
        'Both sides are free to begin and to leave mediation, and going to court remains possible.',
      ],
    },
    {
      id: 'demo',
      label: 'Demo conditions',
      heading: '13. Conditions of the online demo',
      blocks: [
        'The online demo lets everyone try the voice technologies without a project or a license. Its use is free of charge, and it is not limited in time.',
        { heading: 'Limits of use' },
        {
          points: [
            'The number of requests is limited, so that everyone can try it.',
            'Each recording lasts at most 1 minute.',
            'There is no time limit: you may come back as often as you like.',
          ],
        },
        { heading: 'Your recordings' },
        {
          points: [
            'The demo collects no personal data.',
            'No recording is kept: the sound is erased as soon as the result is shown.',
          ],
        },
        { heading: 'Support' },
        'The demo comes without support. For any question about a project, use the contact page.',
      ],
    },
  ],
}
