/** @param region one of `libraryRegions`, where "moins quart" is said too. */
export const times = (region?: string) => `#BNF+EM V2.1;
!grammar times;
!language "French";
!export <heure>;
!import <library.numbers.nombre_99>;

// 14:30 de « quatorze heures trente », « deux heures et demie de l’après-midi » ; sans moitié du jour comme on le dit : 02:30.
<heure>: (
  <une_à_onze> <mot_heure> [(<minutes> | et quart {@minute = "15";} | et demie {@minute = "30";})] [<moitié>]
  | <heure_d_avant> <mot_heure> moins <moins> [<moitié>]
  | <autre_heure> <mot_heure> [<minutes>]
  | midi {@hour = "12";} [(<minutes> | et quart {@minute = "15";} | (et demi | et demie) {@minute = "30";})]
  | minuit {@hour = "0";} [(<minutes> | et quart {@minute = "15";} | (et demi | et demie) {@minute = "30";})]
) {@ = "{hour+half:2}:{minute:2|00}";};
<mot_heure>: heure | heures;
<minutes>: (<un_à_neuf> | <dix_à_59>) {@minute = "{@}";};
<moins>: ${region ? '[le]' : 'le'} quart {@minute = "45";} | cinq {@minute = "55";} | dix {@minute = "50";} | vingt {@minute = "40";} | vingt cinq {@minute = "35";};
<moitié>: du matin {@half = "0";} | (du soir | de "l'après-midi") {@half = "12";};
<une_à_onze>: une {@hour = "1";} | deux {@hour = "2";} | trois {@hour = "3";}
  | quatre {@hour = "4";} | cinq {@hour = "5";} | six {@hour = "6";} | sept {@hour = "7";}
  | huit {@hour = "8";} | neuf {@hour = "9";} | dix {@hour = "10";} | onze {@hour = "11";};
<heure_d_avant>: une {@hour = "0";} | deux {@hour = "1";} | trois {@hour = "2";} | quatre {@hour = "3";} | cinq {@hour = "4";}
  | six {@hour = "5";} | sept {@hour = "6";} | huit {@hour = "7";} | neuf {@hour = "8";} | dix {@hour = "9";} | onze {@hour = "10";} | douze {@hour = "11";};
<autre_heure>: zéro {@hour = "0";} | douze {@hour = "12";} | treize {@hour = "13";} | quatorze {@hour = "14";} | quinze {@hour = "15";}
  | seize {@hour = "16";} | dix sept {@hour = "17";} | dix huit {@hour = "18";} | dix neuf {@hour = "19";} | vingt {@hour = "20";}
  | vingt et une {@hour = "21";} | vingt deux {@hour = "22";} | vingt trois {@hour = "23";};
<un_à_neuf>: un {@ = "1";} | une {@ = "1";} | deux {@ = "2";} | trois {@ = "3";} | quatre {@ = "4";}
  | cinq {@ = "5";} | six {@ = "6";} | sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<dix_à_59>: dix {@ = "10";} [<sept_à_neuf>] | <onze_à_seize> | <vingtaine> [(et (un {@ = "1";} | une {@ = "1";}) | <deux_à_neuf>)];
<deux_à_neuf>: deux {@ = "2";} | trois {@ = "3";} | quatre {@ = "4";} | cinq {@ = "5";}
  | six {@ = "6";} | sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<sept_à_neuf>: sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<onze_à_seize>: onze {@ = "11";} | douze {@ = "12";} | treize {@ = "13";} | quatorze {@ = "14";}
  | quinze {@ = "15";} | seize {@ = "16";};
<vingtaine>: vingt {@ = "20";} | trente {@ = "30";} | quarante {@ = "40";} | cinquante {@ = "50";};
`
