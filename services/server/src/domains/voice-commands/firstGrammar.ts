import { languageInSentence } from '@saywright/api/catalogue'

const french = (language: string) => `#BNF+EM V2.1;

!grammar Premiers_pas;
!language "${language}";
!start <commande>;

<commande>: (allume | éteins) la lumière;
`

const english = (language: string) => `#BNF+EM V2.1;

!grammar First_steps;
!language "${language}";
!start <command>;

<command>: switch (on | off) the light;
`

/** What a new model starts with: one rule that can be spoken at once, and its language with the region, as command lines read it. */
export const firstGrammar = (language: string) =>
  (language.startsWith('fra') ? french : english)(languageInSentence(language, 'en-US'))
