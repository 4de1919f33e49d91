export const numbers = `#BNF+EM V2.1;
!grammar numbers;
!language "Spanish";
!export <número>;
!export <número_9999>;
!export <número_99>;
!export <ordinal>;
!export <decimal>;
!export <dígitos>;

// 0 a 999.999: «veinti un mil tres cientos». Lo que se escribe junto está en las palabras de que consta.
<número>: cero {@ = "0";} | <hasta_999> [mil {@ = "1000";} [<hasta_999>]] | mil {@ = "1000";} [<hasta_999>];
// 0 a 9.999.
<número_9999>:
  cero {@ = "0";}
  | <uno>
  | <dos_a_nueve> [mil {@ = "1000";} [<hasta_999>]]
  | mil {@ = "1000";} [<hasta_999>]
  | <centena_simple> <cientos> [<hasta_99>]
  | <centenas> [<hasta_99>]
  | cien {@ = "100";}
  | <diez_a_99>;
// 0 a 99.
<número_99>: cero {@ = "0";} | <hasta_99>;
// «menos tres coma uno cuatro», «doce punto cinco».
<decimal>: [menos {@ = "-";}] <número> [(coma | punto | con) {@ = ".";} <fraccion>];
// «cero cero cuatro dos»: dichos uno a uno, y guardados así.
<dígitos>: <serie> {@ = "{@}";};
// 1 a 100: «primero», «vigésimo primera».
<ordinal>:
  <primero_a_noveno>
  | <decimo> [<primero_a_noveno>]
  | (undécimo | undécima) {@ = "11";}
  | (duodécimo | duodécima) {@ = "12";}
  | (decimo | decima) {@ = "10";} <primero_a_noveno>
  | <vigesimo> [<primero_a_noveno>]
  | (centésimo | centésima) {@ = "100";};

<hasta_999>: <uno> | <dos_a_nueve> | <centena_simple> <cientos> [<hasta_99>] | <centenas> [<hasta_99>] | cien {@ = "100";} | <diez_a_99>;
<hasta_99>: <uno> | <dos_a_nueve> | <diez_a_99>;
<diez_a_99>:
  diez {@ = "10";}
  | <once_a_quince>
  | dieci {@ = "10";} <seis_a_nueve>
  | veinte {@ = "20";}
  | veinti {@ = "20";} (<uno> | <dos_a_nueve>)
  | <decena> [y (<uno> | <dos_a_nueve>)];
<cientos>: (cientos | cientas) {@ = "100";};
<serie>: !repeat(<digito>, 1, 16);
<fraccion>: !repeat(<digito>, 1, 6) | [cero {@ = "0";}] <diez_a_99>;
<digito>: cero {@ = "0";} | <uno> | <dos_a_nueve>;
<uno>: uno {@ = "1";} | un {@ = "1";} | una {@ = "1";};
<dos_a_nueve>: dos {@ = "2";} | tres {@ = "3";} | cuatro {@ = "4";} | cinco {@ = "5";}
  | seis {@ = "6";} | siete {@ = "7";} | ocho {@ = "8";} | nueve {@ = "9";};
<seis_a_nueve>: seis {@ = "6";} | siete {@ = "7";} | ocho {@ = "8";} | nueve {@ = "9";};
<once_a_quince>: once {@ = "11";} | doce {@ = "12";} | trece {@ = "13";} | catorce {@ = "14";}
  | quince {@ = "15";};
<decena>: treinta {@ = "30";} | cuarenta {@ = "40";} | cincuenta {@ = "50";} | sesenta {@ = "60";}
  | setenta {@ = "70";} | ochenta {@ = "80";} | noventa {@ = "90";};
<centena_simple>: dos {@ = "2";} | tres {@ = "3";} | cuatro {@ = "4";} | seis {@ = "6";} | sete {@ = "7";}
  | ocho {@ = "8";} | nove {@ = "9";};
<centenas>: ciento {@ = "100";} | quinientos {@ = "500";} | quinientas {@ = "500";};
<primero_a_noveno>: primero {@ = "1";} | primera {@ = "1";} | primer {@ = "1";} | segundo {@ = "2";}
  | segunda {@ = "2";} | tercero {@ = "3";} | tercera {@ = "3";} | tercer {@ = "3";}
  | cuarto {@ = "4";} | cuarta {@ = "4";} | quinto {@ = "5";} | quinta {@ = "5";} | sexto {@ = "6";}
  | sexta {@ = "6";} | séptimo {@ = "7";} | séptima {@ = "7";} | octavo {@ = "8";}
  | octava {@ = "8";} | noveno {@ = "9";} | novena {@ = "9";};
<decimo>: (décimo | décima) {@ = "10";};
<vigesimo>: vigésimo {@ = "20";} | vigésima {@ = "20";} | trigésimo {@ = "30";}
  | trigésima {@ = "30";} | cuadragésimo {@ = "40";} | cuadragésima {@ = "40";}
  | quincuagésimo {@ = "50";} | quincuagésima {@ = "50";} | sexagésimo {@ = "60";}
  | sexagésima {@ = "60";} | septuagésimo {@ = "70";} | septuagésima {@ = "70";}
  | octogésimo {@ = "80";} | octogésima {@ = "80";} | nonagésimo {@ = "90";}
  | nonagésima {@ = "90";};
`
