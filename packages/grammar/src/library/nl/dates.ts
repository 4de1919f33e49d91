export const dates = `#BNF+EM V2.1;
!grammar dates;
!language "Dutch";
!export <datum>;
!import <library.numbers.getal_9999>;

// 2026-11-29 van ‘negen en twintig november twee duizend zes en twintig’, --11-29 zonder jaar; vandaag, morgen, maandag …
<datum>: (<dag> <maand> [<jaar>]) {@ = "{year:4|-}-{month}-{day:2}";} | <weekdag> | <nabij>;
<dag>: (<een_tot_negen> [en twintig {@ = "+20";}] | <tien_tot_negentien> | twintig {@ = "20";} | dertig {@ = "30";} | een {@ = "1";} en dertig {@ = "+30";}) {@day = "{@}";};
<jaar>: <library.numbers.getal_9999> {@year = "{@}";};
<weekdag>: maandag {@ = "monday";} | dinsdag {@ = "tuesday";} | woensdag {@ = "wednesday";}
  | donderdag {@ = "thursday";} | vrijdag {@ = "friday";} | zaterdag {@ = "saturday";}
  | zondag {@ = "sunday";};
<nabij>: vandaag {@ = "today";} | morgen {@ = "tomorrow";} | overmorgen {@ = "day-after-tomorrow";}
  | gisteren {@ = "yesterday";};
<maand>: januari {@month = "01";} | februari {@month = "02";} | maart {@month = "03";}
  | april {@month = "04";} | mei {@month = "05";} | juni {@month = "06";} | juli {@month = "07";}
  | augustus {@month = "08";} | september {@month = "09";} | oktober {@month = "10";}
  | november {@month = "11";} | december {@month = "12";};
<een_tot_negen>: een {@ = "1";} | twee {@ = "2";} | drie {@ = "3";} | vier {@ = "4";}
  | vijf {@ = "5";} | zes {@ = "6";} | zeven {@ = "7";} | acht {@ = "8";} | negen {@ = "9";};
<tien_tot_negentien>: tien {@ = "10";} | elf {@ = "11";} | twaalf {@ = "12";} | dertien {@ = "13";}
  | veertien {@ = "14";} | vijftien {@ = "15";} | zestien {@ = "16";} | zeventien {@ = "17";}
  | achttien {@ = "18";} | negentien {@ = "19";};
`
