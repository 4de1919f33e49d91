/** Of Austria: "viertel drei" is 02:15, "dreiviertel drei" 02:45. */
const quarters = `
  | (viertel {@minute = "15";} | dreiviertel {@minute = "45";}) <stunde_davor> [<tageszeit>]`

/** @param region one of `libraryRegions`. */
export const times = (region?: string) => `#BNF+EM V2.1;
!grammar times;
!language "German";
!export <uhrzeit>;

// 14:30 von »vierzehn Uhr dreißig«, »halb drei nachmittags«; ohne Tageszeit wie gesagt: 02:30.
<uhrzeit>: (
  <stunde> uhr [<minuten>] [<tageszeit>]
  | halb {@minute = "30";} <stunde_davor> [<tageszeit>]${region === 'AT' ? quarters : ''}
  | <nach> ${region === 'CH' ? '(nach | ab)' : 'nach'} <volle> [<tageszeit>]
  | <vor> vor <stunde_davor> [<tageszeit>]
  | mittag {@hour = "12";}
  | mitternacht {@hour = "0";}
) {@ = "{hour+half:2}:{minute:2|00}";};
<minuten>: (<einer> | eins {@ = "1";} | <einer> und <zehner_danach> | <zehn_bis_neunzehn> | <zehner>) {@minute = "{@}";};
<zehner>: zwanzig {@ = "20";} | dreißig {@ = "30";} | vierzig {@ = "40";} | fünfzig {@ = "50";};
<zehner_danach>: zwanzig {@ = "+20";} | dreißig {@ = "+30";} | vierzig {@ = "+40";}
  | fünfzig {@ = "+50";};
<stunde>: (null {@ = "0";} | <einer> [und zwanzig {@ = "+20";}] | <zehn_bis_neunzehn> | zwanzig {@ = "20";}) {@hour = "{@}";};
<nach>: viertel {@minute = "15";} | fünf {@minute = "5";} | zehn {@minute = "10";} | zwanzig {@minute = "20";};
<vor>: viertel {@minute = "45";} | fünf {@minute = "55";} | zehn {@minute = "50";} | zwanzig {@minute = "40";};
<tageszeit>: (morgens | vormittags | nachts) {@half = "0";} | (nachmittags | abends) {@half = "12";};
<volle>: eins {@hour = "1";} | zwei {@hour = "2";} | drei {@hour = "3";} | vier {@hour = "4";}
  | fünf {@hour = "5";} | sechs {@hour = "6";} | sieben {@hour = "7";} | acht {@hour = "8";}
  | neun {@hour = "9";} | zehn {@hour = "10";} | elf {@hour = "11";} | zwölf {@hour = "12";};
<stunde_davor>: eins {@hour = "0";} | zwei {@hour = "1";} | drei {@hour = "2";}
  | vier {@hour = "3";} | fünf {@hour = "4";} | sechs {@hour = "5";} | sieben {@hour = "6";}
  | acht {@hour = "7";} | neun {@hour = "8";} | zehn {@hour = "9";} | elf {@hour = "10";}
  | zwölf {@hour = "11";};
<einer>: ein {@ = "1";} | zwei {@ = "2";} | drei {@ = "3";} | vier {@ = "4";} | fünf {@ = "5";}
  | sechs {@ = "6";} | sieben {@ = "7";} | acht {@ = "8";} | neun {@ = "9";};
<zehn_bis_neunzehn>: zehn {@ = "10";} | elf {@ = "11";} | zwölf {@ = "12";} | dreizehn {@ = "13";}
  | vierzehn {@ = "14";} | fünfzehn {@ = "15";} | sechzehn {@ = "16";} | siebzehn {@ = "17";}
  | achtzehn {@ = "18";} | neunzehn {@ = "19";};
`
