export const dates = `#BNF+EM V2.1;
!grammar dates;
!language "Spanish";
!export <fecha>;
!import <library.numbers.número_9999>;

// 2026-11-29 de «veinti nueve de noviembre de dos mil veinti seis», --11-29 sin año; hoy, mañana, lunes …
<fecha>: ([el] <día> de <mes> [(de | del) <año>]) {@ = "{year:4|-}-{month}-{day:2}";} | <día_de_la_semana> | <cercano>;
<día>: (primero {@ = "1";} | <uno_a_nueve> | <diez_a_quince> | dieci {@ = "10";} <seis_a_nueve> | veinte {@ = "20";} | veinti {@ = "20";} <uno_a_nueve> | treinta {@ = "30";} [y uno {@ = "1";}]) {@day = "{@}";};
<año>: <library.numbers.número_9999> {@year = "{@}";};
<día_de_la_semana>: lunes {@ = "monday";} | martes {@ = "tuesday";} | miércoles {@ = "wednesday";}
  | jueves {@ = "thursday";} | viernes {@ = "friday";} | sábado {@ = "saturday";}
  | domingo {@ = "sunday";};
<cercano>: hoy {@ = "today";} | mañana {@ = "tomorrow";} | ayer {@ = "yesterday";};
<mes>: enero {@month = "01";} | febrero {@month = "02";} | marzo {@month = "03";}
  | abril {@month = "04";} | mayo {@month = "05";} | junio {@month = "06";} | julio {@month = "07";}
  | agosto {@month = "08";} | septiembre {@month = "09";} | setiembre {@month = "09";}
  | octubre {@month = "10";} | noviembre {@month = "11";} | diciembre {@month = "12";};
<uno_a_nueve>: uno {@ = "1";} | dos {@ = "2";} | tres {@ = "3";} | cuatro {@ = "4";}
  | cinco {@ = "5";} | seis {@ = "6";} | siete {@ = "7";} | ocho {@ = "8";} | nueve {@ = "9";};
<seis_a_nueve>: seis {@ = "6";} | siete {@ = "7";} | ocho {@ = "8";} | nueve {@ = "9";};
<diez_a_quince>: diez {@ = "10";} | once {@ = "11";} | doce {@ = "12";} | trece {@ = "13";}
  | catorce {@ = "14";} | quince {@ = "15";};
`
