const french = `#BNF+EM V2.1;

!grammar Premiers_pas;
!language "French (France)";
!start <commande>;

<commande>: (allume | éteins) la lumière;
`

const english = `#BNF+EM V2.1;

!grammar First_steps;
!language "English (United States)";
!start <command>;

<command>: switch (on | off) the light;
`

/** The grammar of a new model: one rule that can be spoken at once. */
export const firstGrammar = (language: string) => (language.startsWith('fra') ? french : english)
