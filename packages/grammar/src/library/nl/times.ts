// Of Belgium.
const before = " | 's voormiddags | in de voormiddag"
const after = " | 's namiddags | in de namiddag"

/** @param region one of `libraryRegions`. */
export const times = (region?: string) => `#BNF+EM V2.1;
!grammar times;
!language "Dutch";
!export <tijd>;

// 14:30 van ‘veertien uur dertig’, ‘half drie 's middags’; zonder dagdeel zoals gezegd: 02:30.
<tijd>: (
  <uur> uur [<minuten>] [<dagdeel>]
  | half {@minute = "30";} <uur_ervoor> [<dagdeel>]
  | <over> over <vol_uur> [<dagdeel>]
  | <voor> voor <uur_ervoor> [<dagdeel>]
  | <voor_half> voor half <uur_ervoor> [<dagdeel>]
  | <over_half> over half <uur_ervoor> [<dagdeel>]
  | middernacht {@hour = "0";}
) {@ = "{hour+half:2}:{minute:2|00}";};
<minuten>: (<een_tot_negen> [en <tiental_erna>] | <tien_tot_negentien> | <tiental>) {@minute = "{@}";};
<tiental>: twintig {@ = "20";} | dertig {@ = "30";} | veertig {@ = "40";} | vijftig {@ = "50";};
<tiental_erna>: twintig {@ = "+20";} | dertig {@ = "+30";} | veertig {@ = "+40";}
  | vijftig {@ = "+50";};
<uur>: (nul {@ = "0";} | <een_tot_negen> [en twintig {@ = "+20";}] | <tien_tot_negentien> | twintig {@ = "20";}) {@hour = "{@}";};
<over>: kwart {@minute = "15";} | vijf {@minute = "5";} | tien {@minute = "10";};
<voor>: kwart {@minute = "45";} | vijf {@minute = "55";} | tien {@minute = "50";};
<voor_half>: vijf {@minute = "25";} | tien {@minute = "20";};
<over_half>: vijf {@minute = "35";} | tien {@minute = "40";};
<dagdeel>: ('s ochtends | 's morgens | 's nachts${region === 'BE' ? before : ''}) {@half = "0";} | ('s middags | 's avonds${region === 'BE' ? after : ''}) {@half = "12";};
<een_tot_negen>: een {@ = "1";} | twee {@ = "2";} | drie {@ = "3";} | vier {@ = "4";}
  | vijf {@ = "5";} | zes {@ = "6";} | zeven {@ = "7";} | acht {@ = "8";} | negen {@ = "9";};
<tien_tot_negentien>: tien {@ = "10";} | elf {@ = "11";} | twaalf {@ = "12";} | dertien {@ = "13";}
  | veertien {@ = "14";} | vijftien {@ = "15";} | zestien {@ = "16";} | zeventien {@ = "17";}
  | achttien {@ = "18";} | negentien {@ = "19";};
<vol_uur>: een {@hour = "1";} | twee {@hour = "2";} | drie {@hour = "3";} | vier {@hour = "4";}
  | vijf {@hour = "5";} | zes {@hour = "6";} | zeven {@hour = "7";} | acht {@hour = "8";}
  | negen {@hour = "9";} | tien {@hour = "10";} | elf {@hour = "11";} | twaalf {@hour = "12";};
<uur_ervoor>: een {@hour = "0";} | twee {@hour = "1";} | drie {@hour = "2";} | vier {@hour = "3";}
  | vijf {@hour = "4";} | zes {@hour = "5";} | zeven {@hour = "6";} | acht {@hour = "7";}
  | negen {@hour = "8";} | tien {@hour = "9";} | elf {@hour = "10";} | twaalf {@hour = "11";};
`
