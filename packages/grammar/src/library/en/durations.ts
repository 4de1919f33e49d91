export const durations = `#BNF+EM V2.1;
!grammar durations;
!language "English";
!export <duration>;
!import <library.numbers.number_9999>;
!import <library.numbers.number_99>;

// PT1H30M of "one hour thirty minutes", P2D of "two days".
<duration>: (
  <library.numbers.number_9999> (
    (hour | hours) {@t = "T";} {@ = "H";} [[and] <library.numbers.number_99> (minute | minutes) {@ = "M";} [[and] <library.numbers.number_99> (second | seconds) {@ = "S";}]]
    | (minute | minutes) {@t = "T";} {@ = "M";} [[and] <library.numbers.number_99> (second | seconds) {@ = "S";}]
    | (second | seconds) {@t = "T";} {@ = "S";}
    | (day | days) {@ = "D";}
    | (day | days) {@ = "DT";} [and] <library.numbers.number_99> (hour | hours) {@ = "H";}
    | (week | weeks) {@ = "W";}
  )
  | an hour {@t = "T";} {@ = "1H";} [and a half {@ = "30M";}]
  | half an hour {@t = "T";} {@ = "30M";}
  | [a] quarter of an hour {@t = "T";} {@ = "15M";}
  | three quarters of an hour {@t = "T";} {@ = "45M";}
  | a (minute {@t = "T";} {@ = "1M";} | day {@ = "1D";} | week {@ = "1W";})
) {@ = "P{t|}{@}";};
`
