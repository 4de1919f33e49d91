import { regionalTens } from './regionalTens.js'

const tensOf = (region: string | undefined, said = (ten: string) => ten) =>
  regionalTens(region)
    .map(([value, ten]) => ` | ${said(ten)} {@ = "${value}";}`)
    .join('')
const asOrdinal = (ten: string) => ten.replace(/e$/, 'ième')

/** @param region one of `libraryRegions`. */
export const numbers = (region?: string) => `#BNF+EM V2.1;
!grammar numbers;
!language "French";
!export <nombre>;
!export <nombre_9999>;
!export <nombre_99>;
!export <ordinal>;
!export <décimal>;
!export <chiffres>;

// 0 à 999 999 : « vingt et un mille trois cents ».
<nombre>: zéro {@ = "0";} | <à_999> [mille {@ = "1000";} [<à_999>]] | mille {@ = "1000";} [<à_999>];
// 0 à 9 999.
<nombre_9999>:
  zéro {@ = "0";}
  | <un>
  | <deux_à_neuf> [(<cent> [<à_99>] | mille {@ = "1000";} [<à_999>])]
  | <cent> [<à_99>]
  | mille {@ = "1000";} [<à_999>]
  | <dix_à_99>;
// 0 à 99.
<nombre_99>: zéro {@ = "0";} | <à_99>;
// « moins douze virgule cinq », « trois virgule zéro cinq ».
<décimal>: [moins {@ = "-";}] <nombre> [(virgule | point) {@ = ".";} <fraction>];
// « zéro zéro quatre deux » : dits un par un, et gardés comme dits.
<chiffres>: <suite> {@ = "{@}";};
// 1 à 100 : « premier », « vingt et unième », « soixante et onzième ».
<ordinal>:
  (premier | première) {@ = "1";}
  | (second | seconde) {@ = "2";}
  | <deuxième_à_neuvième>
  | <dixième_à_seizième>
  | dix {@ = "10";} <septième_à_neuvième>
  | <vingtième>
  | <vingtaine> (et unième {@ = "1";} | <deuxième_à_neuvième>)
  | soixante {@ = "60";} ([et] <dixième_à_seizième> | dix {@ = "10";} <septième_à_neuvième>)
  | quatre vingtième {@ = "80";}
  | <quatre_vingts> (unième {@ = "1";} | <deuxième_à_neuvième> | <dixième_à_seizième> | dix {@ = "10";} <septième_à_neuvième>)
  | centième {@ = "100";};

<à_999>: <un> | <deux_à_neuf> [<cent> [<à_99>]] | <cent> [<à_99>] | <dix_à_99>;
<à_99>: <un> | <deux_à_neuf> | <dix_à_99>;
// Soixante et quatre-vingts comptent jusqu’à dix-neuf.
<dix_à_99>:
  <dix_à_dix_neuf>
  | <vingtaine> [(et <un> | <deux_à_neuf>)]
  | soixante {@ = "60";} [et] <dix_à_dix_neuf>
  | <quatre_vingts> [(<un> | <deux_à_neuf> | <dix_à_dix_neuf>)];
<quatre_vingts>: (quatre vingt | quatre vingts) {@ = "80";};
<suite>: !repeat(<chiffre>, 1, 16);
<fraction>: !repeat(<chiffre>, 1, 6) | [zéro {@ = "0";}] <dix_à_99>;
<chiffre>: zéro {@ = "0";} | <un> | <deux_à_neuf>;
<un>: un {@ = "1";} | une {@ = "1";};
<deux_à_neuf>: deux {@ = "2";} | trois {@ = "3";} | quatre {@ = "4";} | cinq {@ = "5";}
  | six {@ = "6";} | sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<dix_à_dix_neuf>: dix {@ = "10";} [<sept_à_neuf>] | onze {@ = "11";} | douze {@ = "12";}
  | treize {@ = "13";} | quatorze {@ = "14";} | quinze {@ = "15";} | seize {@ = "16";};
<sept_à_neuf>: sept {@ = "7";} | huit {@ = "8";} | neuf {@ = "9";};
<vingtaine>: vingt {@ = "20";} | trente {@ = "30";} | quarante {@ = "40";} | cinquante {@ = "50";}
  | soixante {@ = "60";}${tensOf(region)};
<cent>: (cent | cents) {@ = "100";};
<deuxième_à_neuvième>: deuxième {@ = "2";} | troisième {@ = "3";} | quatrième {@ = "4";}
  | cinquième {@ = "5";} | sixième {@ = "6";} | septième {@ = "7";} | huitième {@ = "8";}
  | neuvième {@ = "9";};
<septième_à_neuvième>: septième {@ = "7";} | huitième {@ = "8";} | neuvième {@ = "9";};
<dixième_à_seizième>: dixième {@ = "10";} | onzième {@ = "11";} | douzième {@ = "12";}
  | treizième {@ = "13";} | quatorzième {@ = "14";} | quinzième {@ = "15";} | seizième {@ = "16";};
<vingtième>: vingtième {@ = "20";} | trentième {@ = "30";} | quarantième {@ = "40";}
  | cinquantième {@ = "50";} | soixantième {@ = "60";}${tensOf(region, asOrdinal)};
`
