export const numbers = `#BNF+EM V2.1;
!grammar numbers;
!language "Dutch";
!export <getal>;
!export <getal_9999>;
!export <getal_99>;
!export <rangtelwoord>;
!export <decimaal>;
!export <cijfers>;

// 0 tot 999.999: ‘een en twintig duizend drie honderd’. Samenstellingen staan in woorden die elk deel op zichzelf zijn.
<getal>:
  nul {@ = "0";}
  | <tot_999> [duizend {@ = "1000";} [[en] <tot_999>]]
  | duizend {@ = "1000";} [[en] <tot_999>]
  | <honderdtal> honderd {@ = "100";} [[en] <tot_99>];
// 0 tot 9.999.
<getal_9999>:
  nul {@ = "0";}
  | <eenheid> [(en <tiental_erna> | honderd {@ = "100";} [[en] <tot_99>] | duizend {@ = "1000";} [[en] <tot_999>])]
  | honderd {@ = "100";} [[en] <tot_99>]
  | duizend {@ = "1000";} [[en] <tot_999>]
  | tien {@ = "10";}
  | <elf_tot_negentien>
  | <tiental>
  | <honderdtal> honderd {@ = "100";} [[en] <tot_99>];
// 0 tot 99.
<getal_99>: nul {@ = "0";} | <tot_99>;
// ‘min drie komma een vier’.
<decimaal>: [min {@ = "-";}] <getal> [(komma | punt) {@ = ".";} <breuk>];
// ‘nul nul vier twee’: een voor een gezegd, en zo bewaard.
<cijfers>: <reeks> {@ = "{@}";};
// 1 tot 100: ‘eerste’, ‘een en twintigste’.
<rangtelwoord>:
  <eerste_tot_negentiende>
  | <eenheid> en <twintigste_erna>
  | <twintigste>
  | honderdste {@ = "100";};

<tot_999>: <eenheid> [(en <tiental_erna> | honderd {@ = "100";} [[en] <tot_99>])] | honderd {@ = "100";} [[en] <tot_99>] | <tien_tot_negentien> | <tiental>;
<tot_99>: <eenheid> [en <tiental_erna>] | <tien_tot_negentien> | <tiental>;
<tien_tot_negentien>: tien {@ = "10";} | <elf_tot_negentien>;
// ‘Twaalf honderd’, ‘drie en twintig honderd’.
<honderdtal>: <elf_tot_negentien> | <eenheid> en <tiental_erna>;
<reeks>: !repeat(<cijfer>, 1, 16);
<breuk>: !repeat(<cijfer>, 1, 6) | <tien_tot_negentien> | <tiental> | <eenheid> en <tiental_erna>;
<cijfer>: nul {@ = "0";} | <eenheid>;
<eenheid>: een {@ = "1";} | twee {@ = "2";} | drie {@ = "3";} | vier {@ = "4";} | vijf {@ = "5";}
  | zes {@ = "6";} | zeven {@ = "7";} | acht {@ = "8";} | negen {@ = "9";};
<elf_tot_negentien>: elf {@ = "11";} | twaalf {@ = "12";} | dertien {@ = "13";}
  | veertien {@ = "14";} | vijftien {@ = "15";} | zestien {@ = "16";} | zeventien {@ = "17";}
  | achttien {@ = "18";} | negentien {@ = "19";};
<tiental>: twintig {@ = "20";} | dertig {@ = "30";} | veertig {@ = "40";} | vijftig {@ = "50";}
  | zestig {@ = "60";} | zeventig {@ = "70";} | tachtig {@ = "80";} | negentig {@ = "90";};
// Na ‘een en’: bij wat ervoor staat.
<tiental_erna>: twintig {@ = "+20";} | dertig {@ = "+30";} | veertig {@ = "+40";}
  | vijftig {@ = "+50";} | zestig {@ = "+60";} | zeventig {@ = "+70";} | tachtig {@ = "+80";}
  | negentig {@ = "+90";};
<eerste_tot_negentiende>: eerste {@ = "1";} | tweede {@ = "2";} | derde {@ = "3";}
  | vierde {@ = "4";} | vijfde {@ = "5";} | zesde {@ = "6";} | zevende {@ = "7";}
  | achtste {@ = "8";} | negende {@ = "9";} | tiende {@ = "10";} | elfde {@ = "11";}
  | twaalfde {@ = "12";} | dertiende {@ = "13";} | veertiende {@ = "14";} | vijftiende {@ = "15";}
  | zestiende {@ = "16";} | zeventiende {@ = "17";} | achttiende {@ = "18";}
  | negentiende {@ = "19";};
<twintigste>: twintigste {@ = "20";} | dertigste {@ = "30";} | veertigste {@ = "40";}
  | vijftigste {@ = "50";} | zestigste {@ = "60";} | zeventigste {@ = "70";}
  | tachtigste {@ = "80";} | negentigste {@ = "90";};
<twintigste_erna>: twintigste {@ = "+20";} | dertigste {@ = "+30";} | veertigste {@ = "+40";}
  | vijftigste {@ = "+50";} | zestigste {@ = "+60";} | zeventigste {@ = "+70";}
  | tachtigste {@ = "+80";} | negentigste {@ = "+90";};
`
