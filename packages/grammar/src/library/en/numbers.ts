export const numbers = `#BNF+EM V2.1;
!grammar numbers;
!language "English";
!export <number>;
!export <number_9999>;
!export <number_99>;
!export <ordinal>;
!export <decimal>;
!export <digits>;

// 0 to 999,999: "twenty one thousand three hundred", "one hundred and five", "twelve hundred".
<number>:
  zero {@ = "0";}
  | <to_999> [thousand {@ = "1000";} [[and] <to_999>]]
  | <one> thousand {@ = "1000";} [[and] <to_999>]
  | <eleven_to_nineteen> hundred {@ = "100";} [[and] <to_99>];
// 0 to 9,999.
<number_9999>:
  zero {@ = "0";}
  | <ones> [(hundred {@ = "100";} [[and] <to_99>] | thousand {@ = "1000";} [[and] <to_999>])]
  | <one> (hundred {@ = "100";} [[and] <to_99>] | thousand {@ = "1000";} [[and] <to_999>])
  | ten {@ = "10";}
  | <eleven_to_nineteen> [hundred {@ = "100";} [[and] <to_99>]]
  | <tens> [<ones>];
// 0 to 99.
<number_99>: zero {@ = "0";} | <to_99>;
// "minus three point one four".
<decimal>: [minus {@ = "-";}] <number> [point {@ = ".";} <fraction>];
// "zero zero four two": each said alone, and kept as said.
<digits>: <several_digits> {@ = "{@}";};
// 1 to 100: "first", "twenty third".
<ordinal>: <first_to_ninth> | <tenth_to_nineteenth> | <tens> <first_to_ninth> | <twentieth> | [one {@ = "1";}] hundredth {@ = "100";};

<to_999>: <ones> [hundred {@ = "100";} [[and] <to_99>]] | <one> hundred {@ = "100";} [[and] <to_99>] | <ten_to_99>;
<to_99>: <ones> | <ten_to_99>;
<ten_to_99>: ten {@ = "10";} | <eleven_to_nineteen> | <tens> [<ones>];
<several_digits>: !repeat(<digit>, 1, 16);
<fraction>: !repeat(<digit>, 1, 6) | <ten_to_99>;
<digit>: zero {@ = "0";} | oh {@ = "0";} | <ones>;
<one>: a {@ = "1";};
<ones>: one {@ = "1";} | two {@ = "2";} | three {@ = "3";} | four {@ = "4";} | five {@ = "5";}
  | six {@ = "6";} | seven {@ = "7";} | eight {@ = "8";} | nine {@ = "9";};
<eleven_to_nineteen>: eleven {@ = "11";} | twelve {@ = "12";} | thirteen {@ = "13";}
  | fourteen {@ = "14";} | fifteen {@ = "15";} | sixteen {@ = "16";} | seventeen {@ = "17";}
  | eighteen {@ = "18";} | nineteen {@ = "19";};
<tens>: twenty {@ = "20";} | thirty {@ = "30";} | forty {@ = "40";} | fifty {@ = "50";}
  | sixty {@ = "60";} | seventy {@ = "70";} | eighty {@ = "80";} | ninety {@ = "90";};
<first_to_ninth>: first {@ = "1";} | second {@ = "2";} | third {@ = "3";} | fourth {@ = "4";}
  | fifth {@ = "5";} | sixth {@ = "6";} | seventh {@ = "7";} | eighth {@ = "8";} | ninth {@ = "9";};
<tenth_to_nineteenth>: tenth {@ = "10";} | eleventh {@ = "11";} | twelfth {@ = "12";}
  | thirteenth {@ = "13";} | fourteenth {@ = "14";} | fifteenth {@ = "15";} | sixteenth {@ = "16";}
  | seventeenth {@ = "17";} | eighteenth {@ = "18";} | nineteenth {@ = "19";};
<twentieth>: twentieth {@ = "20";} | thirtieth {@ = "30";} | fortieth {@ = "40";}
  | fiftieth {@ = "50";} | sixtieth {@ = "60";} | seventieth {@ = "70";} | eightieth {@ = "80";}
  | ninetieth {@ = "90";};
`
