export const dates = `#BNF+EM V2.1;
!grammar dates;
!language "French";
!export <date>;
!import <library.numbers.nombre_9999>;

// 2026-11-29 de « vingt-neuf novembre deux mille vingt-six », --11-29 sans année ; aujourd’hui, demain, lundi …
<date>: ([le] <jour> <mois> [<library.numbers.nombre_9999> {@year = "{@}";}]) {@ = "{year:4|-}-{month}-{day:2}";} | <jour_de_la_semaine> | <proche>;
<jour>: (premier {@ = "1";} | <un_à_neuf> | <dix_à_seize> | dix {@ = "10";} [<sept_à_neuf>] | vingt {@ = "20";} [(et un {@ = "1";} | <deux_à_neuf>)] | trente {@ = "30";} [et un {@ = "1";}]) {@day = "{@}";};
<un_à_neuf>: un {@ = "1";} | <deux_à_neuf>;
<jour_de_la_semaine>: lundi {@ = "monday";} | mardi {@ = "tuesday";} | mercredi {@ = "wednesday";}
  | jeudi {@ = "thursday";} | vendredi {@ = "friday";} | samedi {@ = "saturday";}
  | dimanche {@ = "sunday";};
<proche>: aujourd'hui {@ = "today";} | demain {@ = "tomorrow";} | hier {@ = "yesterday";};
<mois>: janvier {@month = "01";} | février {@month = "02";} | mars {@month = "03";}
  | avril {@month = "04";} | mai {@month = "05";} | juin {@month = "06";}
  | juillet {@month = "07";} | août {@month = "08";} | septembre {@month = "09";}
  | octobre {@month = "10";} | novembre {@month = "11";} | décembre {@month = "12";};
<deux_à_neuf>: deux {@ = "2";} | trois {@ = "3";} | quatre {@ = "4";} | cinq {@ = "5";}
  | six {@ = "6";} | sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<sept_à_neuf>: sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<dix_à_seize>: onze {@ = "11";} | douze {@ = "12";} | treize {@ = "13";} | quatorze {@ = "14";}
  | quinze {@ = "15";} | seize {@ = "16";};
`
