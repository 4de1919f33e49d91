/** @param region one of `libraryRegions`. */
export const dates = (region?: string) => `#BNF+EM V2.1;
!grammar dates;
!language "German";
!export <datum>;
!import <library.numbers.zahl_9999>;

// 2026-11-29 von »neun und zwanzigste November zwei tausend sechs und zwanzig«, --11-29 ohne Jahr; heute, morgen, Montag …
<datum>: ([(der | am | den)] <tag> <monat> [<jahr>]) {@ = "{year:4|-}-{month}-{day:2}";} | <wochentag> | <nahe>;
<tag>: (<erste_bis_zwanzigste> | <einer> und zwanzigste {@ = "+20";} | dreißigste {@ = "30";} | ein {@ = "1";} und dreißigste {@ = "+30";}) {@day = "{@}";};
// »Neunzehn hundert vier und achtzig« ist eine Zahl.
<jahr>: <library.numbers.zahl_9999> {@year = "{@}";};
<wochentag>: montag {@ = "monday";} | dienstag {@ = "tuesday";} | mittwoch {@ = "wednesday";}
  | donnerstag {@ = "thursday";} | freitag {@ = "friday";} | samstag {@ = "saturday";}
  | sonnabend {@ = "saturday";} | sonntag {@ = "sunday";};
<nahe>: heute {@ = "today";} | morgen {@ = "tomorrow";} | übermorgen {@ = "day-after-tomorrow";}
  | gestern {@ = "yesterday";};
<monat>: januar {@month = "01";}${region === 'AT' ? ' | jänner {@month = "01";}' : ''} | februar {@month = "02";}
  | märz {@month = "03";} | april {@month = "04";} | mai {@month = "05";} | juni {@month = "06";}
  | juli {@month = "07";} | august {@month = "08";} | september {@month = "09";}
  | oktober {@month = "10";} | november {@month = "11";} | dezember {@month = "12";};
<einer>: ein {@ = "1";} | zwei {@ = "2";} | drei {@ = "3";} | vier {@ = "4";} | fünf {@ = "5";}
  | sechs {@ = "6";} | sieben {@ = "7";} | acht {@ = "8";} | neun {@ = "9";};
<erste_bis_zwanzigste>: erste {@ = "1";} | zweite {@ = "2";} | dritte {@ = "3";} | vierte {@ = "4";}
  | fünfte {@ = "5";} | sechste {@ = "6";} | siebte {@ = "7";} | achte {@ = "8";}
  | neunte {@ = "9";} | zehnte {@ = "10";} | elfte {@ = "11";} | zwölfte {@ = "12";}
  | dreizehnte {@ = "13";} | vierzehnte {@ = "14";} | fünfzehnte {@ = "15";}
  | sechzehnte {@ = "16";} | siebzehnte {@ = "17";} | achtzehnte {@ = "18";}
  | neunzehnte {@ = "19";} | zwanzigste {@ = "20";};
`
