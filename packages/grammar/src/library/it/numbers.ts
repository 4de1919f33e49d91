export const numbers = `#BNF+EM V2.1;
!grammar numbers;
!language "Italian";
!export <numero>;
!export <numero_9999>;
!export <numero_99>;
!export <ordinale>;
!export <decimale>;
!export <cifre>;

// 0 a 999.999: «vent uno mila tre cento». Ciò che si scrive unito sta nelle parole di cui consta.
<numero>: zero {@ = "0";} | <fino_a_999> [mila {@ = "1000";} [[e] <fino_a_999>]] | mille {@ = "1000";} [[e] <fino_a_999>];
// 0 a 9.999.
<numero_9999>:
  zero {@ = "0";}
  | <uno>
  | <due_a_nove> [(cento {@ = "100";} [[e] <fino_a_99>] | mila {@ = "1000";} [[e] <fino_a_999>])]
  | cento {@ = "100";} [[e] <fino_a_99>]
  | mille {@ = "1000";} [[e] <fino_a_999>]
  | <dieci_a_99>;
// 0 a 99.
<numero_99>: zero {@ = "0";} | <fino_a_99>;
// «meno tre virgola uno quattro».
<decimale>: [meno {@ = "-";}] <numero> [(virgola | punto) {@ = ".";} <frazione>];
// «zero zero quattro due»: dette una a una, e tenute così.
<cifre>: <serie> {@ = "{@}";};
// 1 a 100: «primo», «vent unesima», «venti treesimo».
<ordinale>:
  <primo_a_decimo>
  | <undicesimo_a_diciannovesimo>
  | <decina_elisa> (esimo | <unesimo>)
  | <decina> <duesimo>
  | centesimo {@ = "100";};

<fino_a_999>: <uno> | <due_a_nove> [cento {@ = "100";} [[e] <fino_a_99>]] | cento {@ = "100";} [[e] <fino_a_99>] | <dieci_a_99>;
<fino_a_99>: <uno> | <due_a_nove> | <dieci_a_99>;
// L’elisione: vent uno, vent otto.
<dieci_a_99>: <dieci_a_diciannove> | <decina> [<due_a_nove>] | <decina_elisa> (<uno> | otto {@ = "8";});
<serie>: !repeat(<cifra>, 1, 16);
<frazione>: !repeat(<cifra>, 1, 6) | [zero {@ = "0";}] <dieci_a_99>;
<cifra>: zero {@ = "0";} | <uno> | <due_a_nove>;
<uno>: uno {@ = "1";} | un {@ = "1";} | una {@ = "1";};
<due_a_nove>: due {@ = "2";} | tre {@ = "3";} | quattro {@ = "4";} | cinque {@ = "5";}
  | sei {@ = "6";} | sette {@ = "7";} | otto {@ = "8";} | nove {@ = "9";};
<dieci_a_diciannove>: dieci {@ = "10";} | undici {@ = "11";} | dodici {@ = "12";}
  | tredici {@ = "13";} | quattordici {@ = "14";} | quindici {@ = "15";} | sedici {@ = "16";}
  | diciassette {@ = "17";} | diciotto {@ = "18";} | diciannove {@ = "19";};
<decina>: venti {@ = "20";} | trenta {@ = "30";} | quaranta {@ = "40";} | cinquanta {@ = "50";}
  | sessanta {@ = "60";} | settanta {@ = "70";} | ottanta {@ = "80";} | novanta {@ = "90";};
<decina_elisa>: vent {@ = "20";} | trent {@ = "30";} | quarant {@ = "40";} | cinquant {@ = "50";}
  | sessant {@ = "60";} | settant {@ = "70";} | ottant {@ = "80";} | novant {@ = "90";};
<primo_a_decimo>: primo {@ = "1";} | prima {@ = "1";} | secondo {@ = "2";} | seconda {@ = "2";}
  | terzo {@ = "3";} | terza {@ = "3";} | quarto {@ = "4";} | quarta {@ = "4";} | quinto {@ = "5";}
  | quinta {@ = "5";} | sesto {@ = "6";} | sesta {@ = "6";} | settimo {@ = "7";}
  | settima {@ = "7";} | ottavo {@ = "8";} | ottava {@ = "8";} | nono {@ = "9";} | nona {@ = "9";}
  | decimo {@ = "10";} | decima {@ = "10";};
<undicesimo_a_diciannovesimo>:
  undicesimo {@ = "11";}
  | dodicesimo {@ = "12";}
  | tredicesimo {@ = "13";}
  | quattordicesimo {@ = "14";}
  | quindicesimo {@ = "15";}
  | sedicesimo {@ = "16";}
  | diciassettesimo {@ = "17";}
  | diciottesimo {@ = "18";}
  | diciannovesimo {@ = "19";};
<unesimo>: unesimo {@ = "1";} | ottesimo {@ = "8";};
<duesimo>: duesimo {@ = "2";} | treesimo {@ = "3";} | quattresimo {@ = "4";} | cinquesimo {@ = "5";}
  | seiesimo {@ = "6";} | settesimo {@ = "7";}
  | novesimo {@ = "9";};
`
