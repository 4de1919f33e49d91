// "Half seven" is 07:30, "ten after seven" 07:10.
const halfSeven = '(<past> past | half {@minute = "30";})'
const tenAfterSeven = '<past> (past | after)'
const afterTheHour: Readonly<Record<string, string>> = {
  ...{ GB: halfSeven, IE: halfSeven, US: tenAfterSeven, CA: tenAfterSeven },
}

/** @param region one of `libraryRegions`. */
export const times = (region = '') => `#BNF+EM V2.1;
!grammar times;
!language "English";
!export <time>;

// 14:30 of "two thirty pm", "half past two in the afternoon", "fourteen thirty"; without a half of the day as it is said: 02:30.
<time>: (
  <hour> (<minutes_or_none> [<half>] | <half>)
  | twelve {@hour = "12";} (<minutes_or_none> [<half_at_twelve>] | <half_at_twelve>)
  | <hour_after_noon> <minutes_or_none>
  | ${afterTheHour[region] ?? '<past> past'} (<hour> [<half>] | twelve {@hour = "12";} [<half_at_twelve>])
  | <to> to <hour_before> [<half>]
  | noon {@hour = "12";}
  | midnight {@hour = "0";}
) {@ = "{hour+half:2}:{minute:2|00}";};
<minutes_or_none>: o'clock | (oh {@ = "0";} <ones> | <ten_to_59>) {@minute = "{@}";};
<half>: (am | in the morning) {@half = "0";} | (pm | in the afternoon | in the evening) {@half = "12";};
<half_at_twelve>: am {@half = "-12";} | pm {@half = "0";};
<past>: half {@minute = "30";} | [a] quarter {@minute = "15";} | (five {@minute = "5";} | ten {@minute = "10";} | twenty {@minute = "20";} | twenty five {@minute = "25";}) [minutes];
<to>: [a] quarter {@minute = "45";} | (five {@minute = "55";} | ten {@minute = "50";} | twenty {@minute = "40";} | twenty five {@minute = "35";}) [minutes];
<hour>: one {@hour = "1";} | two {@hour = "2";} | three {@hour = "3";} | four {@hour = "4";}
  | five {@hour = "5";} | six {@hour = "6";} | seven {@hour = "7";} | eight {@hour = "8";}
  | nine {@hour = "9";} | ten {@hour = "10";} | eleven {@hour = "11";};
<hour_before>: one {@hour = "0";} | two {@hour = "1";} | three {@hour = "2";} | four {@hour = "3";}
  | five {@hour = "4";} | six {@hour = "5";} | seven {@hour = "6";} | eight {@hour = "7";}
  | nine {@hour = "8";} | ten {@hour = "9";} | eleven {@hour = "10";} | twelve {@hour = "11";};
<hour_after_noon>: thirteen {@hour = "13";} | fourteen {@hour = "14";} | fifteen {@hour = "15";}
  | sixteen {@hour = "16";} | seventeen {@hour = "17";} | eighteen {@hour = "18";}
  | nineteen {@hour = "19";} | twenty {@hour = "20";}
  | "twenty one" {@hour = "21";} | "twenty two" {@hour = "22";} | "twenty three" {@hour = "23";} | zero {@hour = "0";};
<ones>: one {@ = "1";} | two {@ = "2";} | three {@ = "3";} | four {@ = "4";} | five {@ = "5";}
  | six {@ = "6";} | seven {@ = "7";} | eight {@ = "8";} | nine {@ = "9";};
<ten_to_59>: <ten_to_nineteen> | <tens> [<ones>];
<ten_to_nineteen>: ten {@ = "10";} | eleven {@ = "11";} | twelve {@ = "12";} | thirteen {@ = "13";}
  | fourteen {@ = "14";} | fifteen {@ = "15";} | sixteen {@ = "16";} | seventeen {@ = "17";}
  | eighteen {@ = "18";} | nineteen {@ = "19";};
<tens>: twenty {@ = "20";} | thirty {@ = "30";} | forty {@ = "40";} | fifty {@ = "50";};
`
