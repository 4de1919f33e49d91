export const dates = `#BNF+EM V2.1;
!grammar dates;
!language "Italian";
!export <data>;
!import <library.numbers.numero_9999>;

// 2026-11-29 di «venti nove novembre due mila venti sei», --11-29 senza anno; oggi, domani, lunedì …
<data>: ([il] <giorno> <mese> [[del] <anno>]) {@ = "{year:4|-}-{month}-{day:2}";} | <giorno_della_settimana> | <vicino>;
<giorno>: (primo {@ = "1";} | uno {@ = "1";} | <due_a_nove> | <dieci_a_diciannove> | venti {@ = "20";} [<due_a_nove>] | vent {@ = "20";} (uno {@ = "1";} | otto {@ = "8";}) | trenta {@ = "30";} | trent {@ = "30";} uno {@ = "1";}) {@day = "{@}";};
<anno>: <library.numbers.numero_9999> {@year = "{@}";};
<giorno_della_settimana>: lunedì {@ = "monday";} | martedì {@ = "tuesday";}
  | mercoledì {@ = "wednesday";} | giovedì {@ = "thursday";} | venerdì {@ = "friday";}
  | sabato {@ = "saturday";} | domenica {@ = "sunday";};
<vicino>: oggi {@ = "today";} | domani {@ = "tomorrow";} | dopodomani {@ = "day-after-tomorrow";}
  | ieri {@ = "yesterday";};
<mese>: gennaio {@month = "01";} | febbraio {@month = "02";} | marzo {@month = "03";}
  | aprile {@month = "04";} | maggio {@month = "05";} | giugno {@month = "06";}
  | luglio {@month = "07";} | agosto {@month = "08";} | settembre {@month = "09";}
  | ottobre {@month = "10";} | novembre {@month = "11";} | dicembre {@month = "12";};
<due_a_nove>: due {@ = "2";} | tre {@ = "3";} | quattro {@ = "4";} | cinque {@ = "5";}
  | sei {@ = "6";} | sette {@ = "7";} | otto {@ = "8";} | nove {@ = "9";};
<dieci_a_diciannove>: dieci {@ = "10";} | undici {@ = "11";} | dodici {@ = "12";}
  | tredici {@ = "13";} | quattordici {@ = "14";} | quindici {@ = "15";} | sedici {@ = "16";}
  | diciassette {@ = "17";} | diciotto {@ = "18";} | diciannove {@ = "19";};
`
