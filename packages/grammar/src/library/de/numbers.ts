export const numbers = `#BNF+EM V2.1;
!grammar numbers;
!language "German";
!export <zahl>;
!export <zahl_9999>;
!export <zahl_99>;
!export <ordnungszahl>;
!export <dezimalzahl>;
!export <ziffern>;

// 0 bis 999.999: »ein und zwanzig tausend drei hundert«. Zusammensetzungen stehen in Wörtern, die jeder Teil für sich sind.
<zahl>:
  null {@ = "0";}
  | <bis_999> [tausend {@ = "1000";} [[und] <bis_999>]]
  | tausend {@ = "1000";} [[und] <bis_999>]
  | <elf_bis_neunzehn> hundert {@ = "100";} [[und] <bis_99>];
// 0 bis 9.999.
<zahl_9999>:
  null {@ = "0";}
  | <einer> [(und <zehner_danach> | hundert {@ = "100";} [[und] <bis_99>] | tausend {@ = "1000";} [[und] <bis_999>])]
  | hundert {@ = "100";} [[und] <bis_99>]
  | tausend {@ = "1000";} [[und] <bis_999>]
  | zehn {@ = "10";}
  | <elf_bis_neunzehn> [hundert {@ = "100";} [[und] <bis_99>]]
  | <zehner>;
// 0 bis 99.
<zahl_99>: null {@ = "0";} | <bis_99>;
// »minus drei Komma eins vier«.
<dezimalzahl>: [minus {@ = "-";}] <zahl> [(komma | punkt) {@ = ".";} <nachkomma>];
// »null null vier zwei«: einzeln gesagt und so behalten.
<ziffern>: <folge> {@ = "{@}";};
// 1 bis 100: »erster«, »ein und zwanzigste«.
<ordnungszahl>:
  <erste_bis_neunzehnte>
  | <einer> und <zwanzigste_danach>
  | <zwanzigste>
  | [ein {@ = "1";}] hundertste {@ = "100";};

<bis_999>: <einer> [(und <zehner_danach> | hundert {@ = "100";} [[und] <bis_99>])] | hundert {@ = "100";} [[und] <bis_99>] | <zehn_bis_neunzehn> | <zehner>;
<bis_99>: <einer> [und <zehner_danach>] | <zehn_bis_neunzehn> | <zehner>;
<zehn_bis_neunzehn>: zehn {@ = "10";} | <elf_bis_neunzehn>;
<folge>: !repeat(<ziffer>, 1, 16);
<nachkomma>: !repeat(<ziffer>, 1, 6) | <zehn_bis_neunzehn> | <zehner> | <einer> und <zehner_danach>;
<ziffer>: null {@ = "0";} | <einer>;
<einer>: eins {@ = "1";} | ein {@ = "1";} | eine {@ = "1";} | einen {@ = "1";} | zwei {@ = "2";}
  | zwo {@ = "2";} | drei {@ = "3";} | vier {@ = "4";} | fünf {@ = "5";} | sechs {@ = "6";}
  | sieben {@ = "7";} | acht {@ = "8";} | neun {@ = "9";};
<elf_bis_neunzehn>: elf {@ = "11";} | zwölf {@ = "12";} | dreizehn {@ = "13";}
  | vierzehn {@ = "14";} | fünfzehn {@ = "15";} | sechzehn {@ = "16";} | siebzehn {@ = "17";}
  | achtzehn {@ = "18";} | neunzehn {@ = "19";};
<zehner>: zwanzig {@ = "20";} | dreißig {@ = "30";} | vierzig {@ = "40";} | fünfzig {@ = "50";}
  | sechzig {@ = "60";} | siebzig {@ = "70";} | achtzig {@ = "80";} | neunzig {@ = "90";};
// Hinter »ein und«: zu dem hinzu, was davor steht.
<zehner_danach>: zwanzig {@ = "+20";} | dreißig {@ = "+30";} | vierzig {@ = "+40";}
  | fünfzig {@ = "+50";} | sechzig {@ = "+60";} | siebzig {@ = "+70";} | achtzig {@ = "+80";}
  | neunzig {@ = "+90";};
// Die übrigen Endungen liegen zu nahe: »ersten« wird als »erste« gehört.
<erste_bis_neunzehnte>: erste {@ = "1";} | zweite {@ = "2";} | dritte {@ = "3";} | vierte {@ = "4";}
  | fünfte {@ = "5";} | sechste {@ = "6";} | siebte {@ = "7";} | achte {@ = "8";}
  | neunte {@ = "9";} | zehnte {@ = "10";} | elfte {@ = "11";} | zwölfte {@ = "12";}
  | dreizehnte {@ = "13";} | vierzehnte {@ = "14";} | fünfzehnte {@ = "15";}
  | sechzehnte {@ = "16";} | siebzehnte {@ = "17";} | achtzehnte {@ = "18";}
  | neunzehnte {@ = "19";};
<zwanzigste>: zwanzigste {@ = "20";} | dreißigste {@ = "30";} | vierzigste {@ = "40";}
  | fünfzigste {@ = "50";} | sechzigste {@ = "60";} | siebzigste {@ = "70";}
  | achtzigste {@ = "80";} | neunzigste {@ = "90";};
<zwanzigste_danach>: zwanzigste {@ = "+20";} | dreißigste {@ = "+30";} | vierzigste {@ = "+40";}
  | fünfzigste {@ = "+50";} | sechzigste {@ = "+60";} | siebzigste {@ = "+70";}
  | achtzigste {@ = "+80";} | neunzigste {@ = "+90";};
`
