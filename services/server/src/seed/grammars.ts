/** The models of the demonstration data, as someone who designs commands would write them. */
export const lampsGrammar = `#BNF+EM V2.1;

!grammar Lamps;
!language "English (United States)";
!start <command>;

!slot <room>;

// Politeness may come first or last, never both.
<command>: [please] <action> | <action> please;
<action>: <switch> | <dim>;

<switch>: (turn | switch) !tag(state, on | off) the !tag(device, <device>) [in the <room>];
<dim>: (dim | set) the !tag(device, <device>) to !tag(level, <level>) [percent];

<device>: (lamp | lamps) {@ = "lamp";} | (ceiling light | ceiling lights) {@ = "ceiling";};
<level>: ten | twenty | thirty | forty | fifty | seventy five | one hundred;
`

export const kitchenGrammar = `#BNF+EM V2.1;

!grammar Kitchen_timer;
!language "English (United States)";
!start <command>;

<command>: <set> | <ask> | <stop>;
<set>: (set | start) a timer for !tag(duration, <amount> (minute | minutes | seconds));
<ask>: how much time is left;
<stop>: (stop | cancel) the timer;

<amount>: one | two | three | five | ten | fifteen | twenty | thirty;
`

export const benchGrammar = `#BNF+EM V2.1;

!grammar Mesures;
!language "French (France)";
!start <commande>;

!slot <instrument>;

// Les mains restent sur le banc : chaque geste a sa phrase.
<commande>: <mesurer> | <régler> | <noter>;
<mesurer>: (mesure | relève) !tag(grandeur, la tension | le courant | la température) [sur <instrument>];
<régler>: règle <instrument> sur !tag(valeur, <nombre>) (volts | ampères | degrés);
<noter>: note (cette valeur | le résultat);

<nombre>: un | deux | cinq | dix | vingt | cinquante | cent;
`

export const lightsGrammar = `#BNF+EM V2.1;

!grammar Éclairage;
!language "French (France)";
!start <commande>;

<commande>: !tag(action, allume | éteins) !tag(lampe, <lampe>) [s'il te plaît];
<lampe>: la lampe du salon | la lampe de la chambre | les lumières du couloir;
`
