export const times = `#BNF+EM V2.1;
!grammar times;
!language "Italian";
!export <ora>;

// 14:30 di «quattordici e trenta», «le due e mezza del pomeriggio»; senza parte del giorno come si dice: 02:30.
<ora>: (
  [le] <ore> (in punto | [e] <minuti> | e un quarto {@minute = "15";} | e (mezza | mezzo) {@minute = "30";}) [<parte>]
  | [le] <ora_prima> meno <meno> [<parte>]
  | mezzogiorno {@hour = "12";}
  | mezzanotte {@hour = "0";}
) {@ = "{hour+half:2}:{minute:2|00}";};
<minuti>: (<una_a_nove> | <dieci_a_diciannove> | <decina> [<due_a_nove>] | <decina_elisa> (uno {@ = "1";} | otto {@ = "8";})) {@minute = "{@}";};
<due_a_nove>: due {@ = "2";} | tre {@ = "3";} | quattro {@ = "4";} | cinque {@ = "5";}
  | sei {@ = "6";} | sette {@ = "7";} | otto {@ = "8";} | nove {@ = "9";};
<decina>: venti {@ = "20";} | trenta {@ = "30";} | quaranta {@ = "40";} | cinquanta {@ = "50";};
<decina_elisa>: vent {@ = "20";} | trent {@ = "30";} | quarant {@ = "40";} | cinquant {@ = "50";};
<ore>: (zero {@ = "0";} | <una_a_nove> | <dieci_a_diciannove> | venti {@ = "20";} [<due_tre>] | vent {@ = "20";} uno {@ = "1";}) {@hour = "{@}";};
<due_tre>: due {@ = "2";} | tre {@ = "3";};
<meno>: un quarto {@minute = "45";} | cinque {@minute = "55";} | dieci {@minute = "50";} | venti {@minute = "40";} | venti cinque {@minute = "35";};
<parte>: (di mattina | del mattino | di notte) {@half = "0";} | (del pomeriggio | di sera) {@half = "12";};
<una_a_nove>: una {@ = "1";} | uno {@ = "1";} | due {@ = "2";} | tre {@ = "3";} | quattro {@ = "4";}
  | cinque {@ = "5";} | sei {@ = "6";} | sette {@ = "7";} | otto {@ = "8";} | nove {@ = "9";};
<dieci_a_diciannove>: dieci {@ = "10";} | undici {@ = "11";} | dodici {@ = "12";}
  | tredici {@ = "13";} | quattordici {@ = "14";} | quindici {@ = "15";} | sedici {@ = "16";}
  | diciassette {@ = "17";} | diciotto {@ = "18";} | diciannove {@ = "19";};
<ora_prima>: una {@hour = "0";} | due {@hour = "1";} | tre {@hour = "2";} | quattro {@hour = "3";}
  | cinque {@hour = "4";} | sei {@hour = "5";} | sette {@hour = "6";} | otto {@hour = "7";}
  | nove {@hour = "8";} | dieci {@hour = "9";} | undici {@hour = "10";} | dodici {@hour = "11";};
`
