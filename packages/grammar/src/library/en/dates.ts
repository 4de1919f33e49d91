export const dates = `#BNF+EM V2.1;
!grammar dates;
!language "English";
!export <date>;

// 2026-11-29 of "november twenty ninth twenty twenty six", --11-29 without a year; today, tomorrow, monday …
<date>: (<day_and_month> [<year>]) {@ = "{year:4|-}-{month}-{day:2}";} | <weekday> | <near>;
<day_and_month>: [the] <day> [of] <month> | <month> [the] <day>;
<day>: (<ordinal_day> | <cardinal_day>) {@day = "{@}";};
<ordinal_day>: <first_to_ninth> | <tenth_to_nineteenth> | twentieth {@ = "20";} | twenty {@ = "20";} <first_to_ninth> | thirtieth {@ = "30";} | thirty {@ = "30";} first {@ = "1";};
<cardinal_day>: <ones> | <ten_to_nineteen> | twenty {@ = "20";} [<ones>] | thirty {@ = "30";} [one {@ = "1";}];
// "Twenty twenty six", "nineteen oh five", "two thousand and six", "nineteen hundred".
<year>: (<century> (<ten_to_99> | oh {@ = "0";} <ones> | hundred {@ = "00";}) | <thousand>) {@year = "{@}";};
<thousand>: (one {@ = "1";} | two {@ = "2";}) thousand {@ = "1000";} [[<ones> hundred {@ = "100";}] [and] (<ones> | <ten_to_99>)] | (one {@ = "1";} | two {@ = "2";}) thousand {@ = "1000";} <ones> hundred {@ = "100";};
<century>: <ten_to_nineteen> | twenty {@ = "20";};
<ten_to_99>: <ten_to_nineteen> | <tens> [<ones>];
<weekday>: monday {@ = "monday";} | tuesday {@ = "tuesday";} | wednesday {@ = "wednesday";}
  | thursday {@ = "thursday";} | friday {@ = "friday";} | saturday {@ = "saturday";}
  | sunday {@ = "sunday";};
<near>: today {@ = "today";} | tomorrow {@ = "tomorrow";} | yesterday {@ = "yesterday";};
<month>: january {@month = "01";} | february {@month = "02";} | march {@month = "03";}
  | april {@month = "04";} | may {@month = "05";} | june {@month = "06";} | july {@month = "07";}
  | august {@month = "08";} | september {@month = "09";} | october {@month = "10";}
  | november {@month = "11";} | december {@month = "12";};
<ones>: one {@ = "1";} | two {@ = "2";} | three {@ = "3";} | four {@ = "4";} | five {@ = "5";}
  | six {@ = "6";} | seven {@ = "7";} | eight {@ = "8";} | nine {@ = "9";};
<ten_to_nineteen>: ten {@ = "10";} | eleven {@ = "11";} | twelve {@ = "12";} | thirteen {@ = "13";}
  | fourteen {@ = "14";} | fifteen {@ = "15";} | sixteen {@ = "16";} | seventeen {@ = "17";}
  | eighteen {@ = "18";} | nineteen {@ = "19";};
<tens>: twenty {@ = "20";} | thirty {@ = "30";} | forty {@ = "40";} | fifty {@ = "50";}
  | sixty {@ = "60";} | seventy {@ = "70";} | eighty {@ = "80";} | ninety {@ = "90";};
<first_to_ninth>: first {@ = "1";} | second {@ = "2";} | third {@ = "3";} | fourth {@ = "4";}
  | fifth {@ = "5";} | sixth {@ = "6";} | seventh {@ = "7";} | eighth {@ = "8";} | ninth {@ = "9";};
<tenth_to_nineteenth>: tenth {@ = "10";} | eleventh {@ = "11";} | twelfth {@ = "12";}
  | thirteenth {@ = "13";} | fourteenth {@ = "14";} | fifteenth {@ = "15";} | sixteenth {@ = "16";}
  | seventeenth {@ = "17";} | eighteenth {@ = "18";} | nineteenth {@ = "19";};
`
